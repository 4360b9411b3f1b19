import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCardModel } from '../../../../entrypoints/card/card-model.ts';
import { ask } from '../../../../lib/messages/ask.ts';
import { firstCopy } from '../../../../lib/model/answer/copy-recipe.ts';
import type { Failure } from '../../../../lib/model/answer/failure.ts';
import type { OnlineOffer } from '../../../../lib/model/answer/report.ts';
import type { CardReading } from '../../../../lib/model/page/card.ts';
import { failed, ok } from '../../../../lib/model/result.ts';
import { caller, phoneReport, report, validation } from '../../../gallery/reports.ts';

vi.mock('../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
const asked = vi.mocked(ask);
const token = 'a-token-of-this-tab';

const settings = { tools: { lastCopy: firstCopy, elsewhere: [] }, theme: 'dark' } as const;

/** `opened`: what the card shows, which comes with the settings of its frame. */
function answering({ opened, ...others }: Record<string, unknown>): void {
  const answers = opened === undefined ? others : { ...others, openCard: opened && { view: opened, ...settings } };
  asked.mockReset();
  asked.mockImplementation(async (type) => (type in answers ? ok(answers[type]) : failed('interrupted')) as never);
}

const cardView = (offer: OnlineOffer) => ({
  view: 'report',
  card: 'card-0123456789abcdef',
  report: report(phoneReport()),
  offer,
  country: null,
});
const reading = (more: Partial<CardReading> = {}): CardReading => ({
  reason: 'form',
  rung: 'language',
  otherwise: null,
  mismatch: null,
  lesson: 'none',
  alike: true,
  ...more,
});
const requests = () => asked.mock.calls.map(([type]) => type);

describe('the card’s frame', () => {
  it('shows nothing for a token that is not good, and can be offered another', async () => {
    answering({ opened: null });
    const model = createCardModel(new AbortController().signal, new EventTarget());
    expect(await model.open(token)).toBeNull();
    expect(model.state.value).toBeNull();
    answering({ opened: cardView({ kind: 'off' }) });
    expect(await model.open(token)).toEqual(settings);
    expect(model.state.value?.view).toBe('report');
  });

  it('spends nothing before it is seen, and then asks once', async () => {
    answering({ opened: cardView({ kind: 'auto', calls: 2 }), seenCard: { answers: [caller()], failures: [] } });
    const model = createCardModel(new AbortController().signal, new EventTarget());
    await model.open(token);
    expect(requests()).toEqual(['openCard']);
    model.seen();
    model.seen();
    await vi.waitFor(() => expect(model.state.value).toMatchObject({ asking: false, report: { service: [caller()] } }));
    expect(requests()).toEqual(['openCard', 'seenCard']);
    expect(asked).toHaveBeenLastCalledWith('seenCard', { card: 'card-0123456789abcdef', lookUp: { by: 'service' } });
  });

  it('puts a later answer where the person’s order has it', async () => {
    const opened = cardView({ kind: 'ask', calls: 1 });
    const kept = { ...opened, report: { ...opened.report, service: [validation()] } };
    answering({
      opened: kept,
      lookUpCard: { answers: [caller()], failures: [], order: ['callerId', 'phoneValidation', 'ipGeolocation'] },
    });
    const model = createCardModel(new AbortController().signal, new EventTarget());
    await model.open(token);
    model.lookUp();
    const service = [caller(), validation()];
    await vi.waitFor(() => expect(model.state.value).toMatchObject({ report: { service } }));
  });

  it('waits for the button where the person is to ask', async () => {
    answering({ opened: cardView({ kind: 'ask', calls: 2 }), lookUpCard: { answers: [], failures: [] } });
    const model = createCardModel(new AbortController().signal, new EventTarget());
    await model.open(token);
    model.seen();
    expect(requests()).toEqual(['openCard', 'seenCard']);
    expect(asked).toHaveBeenLastCalledWith('seenCard', { card: 'card-0123456789abcdef', lookUp: null });
    model.lookUp();
    expect(asked).toHaveBeenLastCalledWith('lookUpCard', { card: 'card-0123456789abcdef', asked: true, by: 'service' });
  });

  it('tells an interrupted look-up as one, and keeps the answer of the device', async () => {
    answering({ opened: cardView({ kind: 'ask', calls: 2 }) });
    const model = createCardModel(new AbortController().signal, new EventTarget());
    await model.open(token);
    model.lookUp();
    await vi.waitFor(() => expect(model.state.value).toMatchObject({ asking: false }));
    expect(model.state.value).toMatchObject({
      report: { device: { valid: true }, failures: [{ failure: { kind: 'interrupted' } }, {}] },
    });
  });

  it('tells a person who asked from a card that the background has forgotten', async () => {
    answering({ opened: cardView({ kind: 'ask', calls: 2 }), lookUpCard: null });
    const model = createCardModel(new AbortController().signal, new EventTarget());
    await model.open(token);
    model.lookUp();
    const failures = [{ failure: { kind: 'interrupted' } }, {}];
    await vi.waitFor(() => expect(model.state.value).toMatchObject({ asking: false, report: { failures } }));
  });

  it('shows the number as another country’s, or says that it is none there and keeps the old reading', async () => {
    const first = { ...cardView({ kind: 'ask', calls: 2 }), country: 'DE', reading: reading() };
    const second = { ...first, country: 'AT', reading: reading({ rung: 'chosen', otherwise: 'DE' }) };
    answering({ opened: first, rereadCard: { kind: 'not-valid' } });
    const model = createCardModel(new AbortController().signal, new EventTarget());
    await model.open(token);
    await model.reread('CH');
    expect(model.state.value).toMatchObject({ country: 'DE', notValid: 'CH', reading: { rung: 'language' } });
    answering({ rereadCard: { kind: 'read', view: second } });
    await model.reread('AT');
    expect(model.state.value).toMatchObject({ country: 'AT', reading: { rung: 'chosen', otherwise: 'DE' } });
    expect(model.state.value).not.toHaveProperty('notValid');
  });

  it('notes what the person taught, and only once the background has kept it', async () => {
    answering({ opened: { ...cardView({ kind: 'off' }), reading: reading() }, teachCard: { lesson: 'this' } });
    const model = createCardModel(new AbortController().signal, new EventTarget());
    await model.open(token);
    await model.teach('this');
    expect(model.state.value).toMatchObject({ reading: { lesson: 'this' } });
    answering({});
    await model.teach('none');
    expect(model.state.value).toMatchObject({ reading: { lesson: 'this' } });
  });

  it('leads to where a note is written, tells whether that opened, and that the card is pinned', async () => {
    answering({ opened: cardView({ kind: 'off' }), openNote: { opened: true }, pinCard: null });
    const model = createCardModel(new AbortController().signal, new EventTarget());
    expect(await model.openNote()).toBe(false);
    await model.open(token);
    expect(await model.openNote()).toBe(true);
    expect(asked).toHaveBeenLastCalledWith('openNote', { card: 'card-0123456789abcdef' });
    model.pin(true);
    expect(asked).toHaveBeenLastCalledWith('pinCard', { card: 'card-0123456789abcdef', pinned: true });
    answering({ openNote: { opened: false } });
    expect(await model.openNote()).toBe(false);
    asked.mockResolvedValueOnce(failed('interrupted'));
    expect(await model.openNote()).toBe(false);
  });

  it('keeps an answer about one number away from another that is shown by then', async () => {
    const view = { ...cardView({ kind: 'ask', calls: 2 }), reading: reading() };
    answering({ opened: view });
    const model = createCardModel(new AbortController().signal, new EventTarget());
    await model.open(token);
    const slow = Promise.withResolvers<unknown>();
    asked.mockImplementation((async (type: string) => {
      if (type === 'lookUpCard') return ok(await slow.promise);
      return ok(view);
    }) as never);
    model.lookUp();
    await model.pick(1);
    slow.resolve({ answers: [caller()], failures: [] });
    await slow.promise;
    await Promise.resolve();
    expect(model.state.value).toMatchObject({ asking: false, report: { service: [] } });
  });
});

describe('a card that waits', () => {
  const noon = Date.UTC(2026, 0, 15, 12);
  const waiting = (failure: Failure) => ({
    answers: [caller()],
    failures: [{ operation: 'phoneValidation', failure }],
  });
  const lookUps = () =>
    asked.mock.calls
      .map(([, input]) => input)
      .filter((input) => 'asked' in input || ('lookUp' in input && input.lookUp !== null));
  const card = 'card-0123456789abcdef';
  let closed = new AbortController();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(noon);
    closed = new AbortController();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  /** A card that was seen and has heard that phone validation must wait. */
  async function opened(
    failure: Failure,
    network = new EventTarget(),
    offer: OnlineOffer = { kind: 'auto', calls: 2 },
  ) {
    answering({ opened: cardView(offer), seenCard: waiting(failure), lookUpCard: waiting(failure) });
    const model = createCardModel(closed.signal, network);
    await model.open(token);
    model.seen();
    if (offer.kind === 'ask') model.lookUp();
    await vi.advanceTimersByTimeAsync(0);
    return model;
  }

  it('asks what waits again when its time is over, that operation only, and once', async () => {
    const model = await opened({ kind: 'limited', until: noon + 30_000 });
    expect(model.state.value).toMatchObject({ resuming: ['phoneValidation'], offer: { kind: 'answered' } });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(lookUps()).toEqual([{ card, lookUp: { by: 'service' } }]);
    await vi.advanceTimersByTimeAsync(1);
    expect(lookUps().slice(1)).toEqual([{ card, asked: false, only: ['phoneValidation'] }]);
    expect(model.state.value).toMatchObject({ asking: false, resuming: [] });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(lookUps()).toHaveLength(2);
  });

  it('asks the one that the button named, then and again, as it was described when it was shown', async () => {
    const offer = {
      kind: 'ask',
      calls: 1,
      by: 'custom1',
      ownName: 'Desk',
      fingerprint: '0abc',
      only: ['custom1'],
    } as const;
    const failure = { kind: 'limited', until: noon + 5_000 } as const;
    answering({
      opened: cardView({ ...offer, only: ['custom1'] }),
      lookUpCard: { answers: [], failures: [{ operation: 'custom1', fingerprint: '0abc', failure }] },
    });
    const model = createCardModel(closed.signal, new EventTarget());
    await model.open(token);
    model.lookUp();
    await vi.advanceTimersByTimeAsync(5_000);
    const fingerprints = { custom1: '0abc' };
    expect(lookUps()).toEqual([
      { card, asked: true, by: 'custom1', fingerprints },
      { card, asked: true, only: ['custom1'], fingerprints },
    ]);
  });

  it('asks as the person did, where the person did', async () => {
    await opened({ kind: 'limited', until: noon + 5_000 }, new EventTarget(), { kind: 'ask', calls: 2 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(lookUps().slice(1)).toEqual([{ card, asked: true, only: ['phoneValidation'] }]);
  });

  it('asks again when the device is back online', async () => {
    const network = new EventTarget();
    await opened({ kind: 'offline' }, network);
    network.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(lookUps()).toHaveLength(2);
  });

  it('asks nothing more once it is closed', async () => {
    await opened({ kind: 'limited', until: noon + 30_000 });
    closed.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lookUps()).toHaveLength(1);
  });

  it('asks nothing more of a number that it no longer shows', async () => {
    const model = await opened({ kind: 'limited', until: noon + 30_000 });
    answering({ pickSubject: { view: 'nothing', card, text: '' } });
    await model.pick(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lookUps()).toEqual([]);
  });

  it('refreshes only when the person says so', async () => {
    const model = await opened({ kind: 'timeout' });
    vi.setSystemTime(caller().at);
    model.refresh();
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect(lookUps()).toHaveLength(1);
    model.refresh();
    expect(lookUps().slice(1)).toEqual([{ card, asked: true, refresh: true, only: ['callerId'] }]);
  });
});
