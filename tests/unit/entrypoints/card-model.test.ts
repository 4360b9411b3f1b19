import { describe, expect, it, vi } from 'vitest';
import { createCardModel } from '../../../entrypoints/card/card-model.ts';
import { ask } from '../../../lib/messages/ask.ts';
import type { OnlineOffer } from '../../../lib/model/report.ts';
import { failed, ok } from '../../../lib/model/result.ts';
import { caller, phoneReport, report } from '../../gallery/reports.ts';

vi.mock('../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
const asked = vi.mocked(ask);
const token = 'a-token-of-this-tab';

function answering(answers: Record<string, unknown>): void {
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
const requests = () => asked.mock.calls.map(([type]) => type);

describe('the card’s frame', () => {
  it('shows nothing for a token that is not good, and can be offered another', async () => {
    answering({ openCard: null });
    const model = createCardModel();
    expect(await model.open(token)).toBe(false);
    expect(model.state.value).toBeNull();
    answering({ openCard: cardView({ kind: 'off' }) });
    expect(await model.open(token)).toBe(true);
    expect(model.state.value?.view).toBe('report');
  });

  it('spends nothing before it is seen, and then asks once', async () => {
    answering({ openCard: cardView({ kind: 'auto', calls: 2 }), lookUpCard: { answers: [caller()], failures: [] } });
    const model = createCardModel();
    await model.open(token);
    expect(requests()).toEqual(['openCard']);
    model.seen();
    model.seen();
    await vi.waitFor(() => expect(model.state.value).toMatchObject({ asking: false, report: { service: [caller()] } }));
    expect(requests()).toEqual(['openCard', 'noteCard', 'lookUpCard']);
    expect(asked).toHaveBeenLastCalledWith('lookUpCard', { card: 'card-0123456789abcdef', asked: false });
  });

  it('waits for the button where the person is to ask', async () => {
    answering({ openCard: cardView({ kind: 'ask', calls: 2 }), lookUpCard: { answers: [], failures: [] } });
    const model = createCardModel();
    await model.open(token);
    model.seen();
    expect(requests()).not.toContain('lookUpCard');
    model.lookUp();
    expect(asked).toHaveBeenLastCalledWith('lookUpCard', { card: 'card-0123456789abcdef', asked: true });
  });

  it('tells an interrupted look-up as one, and keeps the answer of the device', async () => {
    answering({ openCard: cardView({ kind: 'ask', calls: 2 }) });
    const model = createCardModel();
    await model.open(token);
    model.lookUp();
    await vi.waitFor(() => expect(model.state.value).toMatchObject({ asking: false }));
    expect(model.state.value).toMatchObject({
      report: { device: { valid: true }, failures: [{ failure: { kind: 'interrupted' } }, {}] },
    });
  });

  it('tells a person who asked from a card that the background has forgotten', async () => {
    answering({ openCard: cardView({ kind: 'ask', calls: 2 }), lookUpCard: null });
    const model = createCardModel();
    await model.open(token);
    model.lookUp();
    const failures = [{ failure: { kind: 'interrupted' } }, {}];
    await vi.waitFor(() => expect(model.state.value).toMatchObject({ asking: false, report: { failures } }));
  });
});
