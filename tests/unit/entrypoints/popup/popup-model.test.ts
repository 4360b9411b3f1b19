import { describe, expect, it, vi } from 'vitest';
import { createPopupModel } from '../../../../entrypoints/popup/popup-model.ts';
import { recentText } from '../../../../lib/words/subject-text.ts';
import { phoneReport, report, validation } from '../../../gallery/reports.ts';
import { answering, asked, beginWithFakeTime, pageOf, reading, settled, site } from './popup-room.ts';

vi.mock('../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
vi.mock('../../../../lib/messages/listen-found.ts', () => ({ listenFound: vi.fn() }));

beginWithFakeTime();

describe('the popup', () => {
  it('shows the reading of the newest text, whatever comes late', async () => {
    const first = Promise.withResolvers<unknown>();
    answering({
      read: ({ text }: { text: string }) => (text === '1.1.1' ? first.promise : reading(text, { kind: 'off' })),
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    model.setText('1.1.1');
    model.setText('1.1.1.1');
    await settled();
    first.resolve({ kind: 'unreadable', reason: 'neither' });
    await settled();
    expect(model.state.value.reading.kind).toBe('report');
  });

  it('keeps nothing of what is not whole, and looks nothing up', async () => {
    answering({ read: () => ({ kind: 'begun', country: 'US', isNational: true, short: 'short' }) });
    asked.mockClear();
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    model.setText('212 555 1', () => true);
    model.lookUp();
    await vi.advanceTimersByTimeAsync(5000);
    expect(model.state.value.reading.kind).toBe('begun');
    expect(new Set(asked.mock.calls.map(([type]) => type))).toEqual(new Set(['read']));
  });

  it('reads a look-up that was made before as the list of them writes it, with its extension', async () => {
    answering({ read: ({ text }: { text: string }) => reading(text, { kind: 'off' }) });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    const subject = { kind: 'phone', e164: '+16502530000', extension: '4455' } as const;
    const entry = { subject, title: 'Mountain View, CA', number: '+1 650 253 0000', country: 'US', at: 0 };
    model.pickRecent(entry);
    expect(model.state.value.text).toBe('+1 650 253 0000 ext. 4455');
    model.pick(subject);
    expect(model.state.value.text).toBe('+16502530000 ext. 4455');
    expect(recentText({ ...entry, subject: { kind: 'phone', e164: '+16502530000' } })).toBe('+1 650 253 0000');
    await settled();
  });

  it('sends nothing for an empty text or one that is too long', async () => {
    answering({});
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    model.setText('   ');
    expect(model.state.value.reading).toEqual({ kind: 'unreadable', reason: 'empty' });
    model.setText('9'.repeat(5001));
    expect(model.state.value.reading).toEqual({ kind: 'unreadable', reason: 'too-long' });
    await settled();
    expect(asked).not.toHaveBeenCalled();
  });

  it('sends the links of a pasted text as long as the field shows it', async () => {
    answering({ read: () => ({ kind: 'unreadable', reason: 'neither' }) });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    const links = [{ href: 'tel:+4917612345678', text: '0800 1234567' }];
    model.paste({ text: 'Free:\n0800 1234567', shown: 'Free:; 0800 1234567', links });
    model.setText('Free:; 0800 123456');
    await settled();
    const sent = asked.mock.calls.filter(([type]) => type === 'read').map(([, input]) => input);
    expect(sent).toMatchObject([
      { text: 'Free:; 0800 1234567', links, onPage: [] },
      { text: 'Free:; 0800 123456', links: undefined, onPage: undefined },
    ]);
  });

  it('asks online after a rest where that starts by itself, once, and not before', async () => {
    const heard = answering({
      read: ({ text }: { text: string }) => reading(text, { kind: 'auto', calls: 1 }),
      lookUp: () => ({ answers: [validation()], failures: [] }),
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    model.setText('1.1.1.1');
    await vi.advanceTimersByTimeAsync(500);
    model.setText('1.1.1.12');
    await vi.advanceTimersByTimeAsync(600);
    expect(heard.lookUps).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(heard.lookUps).toEqual([{ subject: { kind: 'ip', ip: '1.1.1.12' }, asked: false, by: 'service' }]);
  });

  it('neither keeps an example nor looks it up automatically, but does both once it is typed', async () => {
    const { lookUps } = answering({
      read: ({ text }: { text: string }) => reading(text, { kind: 'auto', calls: 1 }),
      lookUp: () => ({ answers: [validation()], failures: [] }),
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    const noted = () => asked.mock.calls.filter(([type]) => type === 'noteSubject').length;
    model.tryExample('8.8.8.8');
    await vi.advanceTimersByTimeAsync(5000);
    expect([model.state.value.reading.kind, lookUps.length, noted()]).toEqual(['report', 0, 0]);
    model.setText('8.8.8.8');
    await vi.advanceTimersByTimeAsync(5000);
    expect([lookUps.length, noted()]).toEqual([1, 1]);
  });

  it('keeps no number that is not whole, until it is looked up', async () => {
    const half = report(phoneReport({ valid: false, verdict: { kind: 'unassigned' } }));
    answering({ read: () => ({ kind: 'report', report: half, offer: { kind: 'none' }, country: null }) });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    const noted = () => asked.mock.calls.filter(([type]) => type === 'noteSubject').length;
    asked.mockClear();
    model.setText('+49 151 2345');
    await vi.advanceTimersByTimeAsync(5000);
    expect(noted()).toBe(0);
    model.enter();
    await settled();
    expect(noted()).toBe(1);
  });

  it('opened from a card to write a note, it sends and keeps nothing until another text is typed', async () => {
    const { lookUps } = answering({
      takePendingText: () => ({ text: '8.8.8.8', forNote: true }),
      readStorage: () => ({ trouble: null }),
      readSite: () => site,
      read: ({ text }: { text: string }) => reading(text, { kind: 'auto', calls: 1 }),
      lookUp: () => ({ answers: [validation()], failures: [] }),
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    const noted = () => asked.mock.calls.filter(([type]) => type === 'noteSubject').length;
    asked.mockClear();
    void model.open();
    await vi.advanceTimersByTimeAsync(5000);
    expect(model.state.value).toMatchObject({ text: '8.8.8.8', forNote: true, reading: { kind: 'report' } });
    expect([lookUps.length, noted()]).toEqual([0, 0]);
    model.setText('9.9.9.9');
    await vi.advanceTimersByTimeAsync(5000);
    expect(model.state.value.forNote).toBe(false);
    expect([lookUps.length, noted()]).toEqual([1, 1]);
  });

  it('never asks by itself where the person is to ask', async () => {
    const heard = answering({ read: ({ text }: { text: string }) => reading(text, { kind: 'ask', calls: 1 }) });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    model.setText('1.1.1.1');
    await vi.advanceTimersByTimeAsync(5000);
    expect(heard.lookUps).toEqual([]);
  });

  it('remembers Enter that came before the reading, and asks once for two', async () => {
    const heard = answering({
      read: ({ text }: { text: string }) => reading(text, { kind: 'ask', calls: 1 }),
      lookUp: () => new Promise(() => {}),
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    model.setText('1.1.1.1');
    model.lookUp();
    await settled();
    model.lookUp();
    await settled();
    expect(heard.lookUps).toEqual([{ subject: { kind: 'ip', ip: '1.1.1.1' }, asked: true, by: 'service' }]);
    expect(model.state.value.asking).toBe(true);
  });

  it('drops an answer about a text that is gone', async () => {
    const late = Promise.withResolvers<unknown>();
    answering({
      read: ({ text }: { text: string }) => reading(text, { kind: 'ask', calls: 1 }),
      lookUp: () => late.promise,
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    model.setText('1.1.1.1');
    await settled();
    model.lookUp();
    model.setText('2.2.2.2');
    late.resolve({ answers: [validation()], failures: [] });
    await settled();
    const now = model.state.value.reading;
    expect(now.kind === 'report' && now.report.service).toEqual([]);
    expect(model.state.value.asking).toBe(false);
  });

  it('says why kept things are missing, and answers a text before they have come', async () => {
    const never = new Promise(() => {});
    answering({
      takePendingText: () => ({ text: '8.8.8.8' }),
      read: ({ text }: { text: string }) => reading(text, { kind: 'off' }),
      readHistory: () => never,
      readSpending: () => never,
      readStorage: () => ({ trouble: 'newer' }),
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    void model.open();
    await settled();
    expect(model.state.value).toMatchObject({ trouble: 'newer', reading: { kind: 'report' } });
  });

  it('opens with the text that a menu click left', async () => {
    answering({
      takePendingText: () => ({ text: '1.1.1.1' }),
      readHistory: () => ({ entries: [] }),
      readStorage: () => ({ trouble: null }),
      readSite: () => site,
      listFound: () => ({ site, page: pageOf('+493012345678', '1.1.1.1', '8.8.8.8') }),
      read: ({ text }: { text: string }) => reading(text, { kind: 'off' }),
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    await model.open();
    await settled();
    expect(model.state.value.text).toBe('1.1.1.1');
    expect(model.state.value.site).toEqual(site);
    expect(model.state.value.found).toMatchObject({ phones: 1, addresses: 2 });
  });
});

it('what was spent is read when the popup opens, after each look-up, and every 20 s until it closes', async () => {
  answering({
    takePendingText: () => ({ text: null }),
    readHistory: () => ({ entries: [] }),
    readStorage: () => ({ trouble: null }),
    readSite: () => ({ ...site, host: null }),
    read: ({ text }: { text: string }) => reading(text, { kind: 'ask', calls: 1 }),
    lookUp: () => ({ answers: [validation()], failures: [] }),
  });
  asked.mockClear();
  const readings = () => asked.mock.calls.filter(([type]) => type === 'readSpending').length;
  const closed = new AbortController();
  const model = createPopupModel(closed.signal, new EventTarget(), async () => 3);
  await model.open();
  expect(readings()).toBe(1);
  model.setText('1.1.1.1');
  await settled();
  model.lookUp();
  await settled();
  expect(readings()).toBe(2);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(readings()).toBe(4);
  closed.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readings()).toBe(4);
});
