import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPopupModel } from '../../../../entrypoints/popup/popup-model.ts';
import { ask } from '../../../../lib/messages/ask.ts';
import { listenFound } from '../../../../lib/messages/listen-found.ts';
import type { OnlineOffer } from '../../../../lib/model/answer/report.ts';
import { messageCharacters, reportBatchSubjects } from '../../../../lib/model/limits.ts';
import type { FoundPage } from '../../../../lib/model/page/found.ts';
import { failed, ok } from '../../../../lib/model/result.ts';
import type { SiteState } from '../../../../lib/model/settings/site.ts';
import { subjectKey } from '../../../../lib/model/subject.ts';
import type { Subject } from '../../../../lib/model/subject-schema.ts';
import { recentText } from '../../../../lib/words/subject-text.ts';
import { geolocation, ipReport, phoneReport, report, validation } from '../../../gallery/reports.ts';

vi.mock('../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
vi.mock('../../../../lib/messages/listen-found.ts', () => ({ listenFound: vi.fn() }));
const asked = vi.mocked(ask);

const site: SiteState = {
  host: 'a.example',
  mode: 'on',
  setFor: null,
  otherwise: 'on',
  onlyHere: false,
  tabOff: false,
  paused: false,
};

type Answer = (input: never) => unknown;

/** Answers where a test says nothing else. */
const usually: Record<string, Answer> = {
  noteSubject: () => ({ entries: [] }),
  readHistory: () => ({ entries: [] }),
  reportListed: () => ({ reports: [] }),
  listFound: () => ({ site: null, page: null }),
  findContacts: () => ({ contacts: [] }),
  listNotes: () => ({ notes: [] }),
  readExtent: () => ({ extent: 'glance', canNote: true }),
};

/** Answers requests by type; `lookUps` holds the inputs of those that would spend. */
function answering(answers: Record<string, Answer>): { lookUps: unknown[] } {
  const lookUps: unknown[] = [];
  asked.mockImplementation(async (type, input) => {
    if (type === 'lookUp') lookUps.push(input);
    return ok(await (answers[type] ?? usually[type])?.(input as never)) as never;
  });
  return { lookUps };
}

function reading(ip: string, offer: OnlineOffer) {
  return { kind: 'report', report: report(ipReport({ ip })), offer, country: null };
}

function pageOf(...keys: string[]): FoundPage {
  const subjects = keys.map((key): FoundPage['subjects'][number] => ({
    subject: key.startsWith('+') ? { kind: 'phone', e164: key } : { kind: 'ip', ip: key },
    country: null,
    rung: null,
    places: [
      { frame: 0, count: 2 },
      { frame: 4, count: 1 },
    ],
  }));
  return { tab: 7, subjects, cut: false, unread: null };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

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

describe('a popup that waits', () => {
  const failure = { kind: 'limited', until: Date.UTC(2026, 0, 15, 12) + 30_000 } as const;
  const limited = { answers: [], failures: [{ operation: 'ipGeolocation', failure }] };
  const typed = { kind: 'ip', ip: '1.1.1.1' };

  async function asking() {
    vi.setSystemTime(Date.UTC(2026, 0, 15, 12));
    const heard = answering({
      read: ({ text }: { text: string }) => reading(text, { kind: 'ask', calls: 1 }),
      lookUp: () => limited,
      readSpending: () => null,
    });
    const closed = new AbortController();
    const model = createPopupModel(closed.signal, new EventTarget(), async () => 3);
    model.setText('1.1.1.1');
    await settled();
    model.lookUp();
    await settled();
    return { model, closed, heard };
  }

  it('asks again by itself when the time is over, once', async () => {
    const { model, heard } = await asking();
    expect(model.state.value.resuming).toEqual(['ipGeolocation']);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(heard.lookUps).toEqual([
      { subject: typed, asked: true, by: 'service' },
      { subject: typed, asked: true, only: ['ipGeolocation'] },
    ]);
    expect(model.state.value.resuming).toEqual([]);
  });

  it('asks nothing more once another text is typed, or it is closed', async () => {
    const first = await asking();
    first.model.setText('2.2.2.2');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(first.heard.lookUps).toHaveLength(1);
    const second = await asking();
    second.closed.abort();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(second.heard.lookUps).toHaveLength(1);
  });

  it('asks for what is kept only when the person refreshes it', async () => {
    const kept = { ...geolocation(), at: Date.now() - 86_400_000 };
    const heard = answering({
      read: ({ text }: { text: string }) => ({
        ...reading(text, { kind: 'answered' }),
        report: report(ipReport({ ip: text }), [kept]),
      }),
      lookUp: () => limited,
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    model.setText('1.1.1.1');
    await vi.advanceTimersByTimeAsync(5_000);
    model.lookUp();
    expect(heard.lookUps).toEqual([]);
    model.refresh();
    expect(heard.lookUps).toEqual([{ subject: typed, asked: true, refresh: true, only: ['ipGeolocation'] }]);
  });
});

describe('a number, while it is typed', () => {
  const begun = { kind: 'begun', country: 'DE', isNational: false, short: null, grouped: '+49 30' };
  const typing = async (mayFormat?: () => boolean) => {
    answering({ read: ({ typed }: { typed: boolean }) => (typed ? begun : { ...begun, grouped: undefined }) });
    asked.mockClear();
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    model.setText('+4930', mayFormat);
    await settled();
    return { text: model.state.value.text, asked: asked.mock.calls.map(([type]) => type) };
  };

  it('is read and grouped in one round trip', async () => {
    expect(await typing(() => true)).toEqual({ text: '+49 30', asked: ['read'] });
  });

  it('stays as it is where the caret is elsewhere by then, and where it was pasted or deleted from', async () => {
    expect((await typing(() => false)).text).toBe('+4930');
    expect(await typing()).toEqual({ text: '+4930', asked: ['read'] });
  });

  it('stays as it is once more was typed', async () => {
    const late = Promise.withResolvers<unknown>();
    answering({
      read: ({ text }: { text: string }) => (text === '+4930' ? late.promise : { ...begun, grouped: undefined }),
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    model.setText('+4930', () => true);
    model.setText('+49301', () => true);
    late.resolve(begun);
    await settled();
    expect(model.state.value.text).toBe('+49301');
  });
});

describe('what fits a typed text', () => {
  const entry = { subject: { kind: 'ip', ip: '8.8.8.8' }, title: 'Google LLC', country: 'US', at: 0 } as const;
  const older = { ...entry, subject: { kind: 'phone', e164: '+4930231250123' }, title: 'Spreeblick' } as const;

  async function opened(answers: Record<string, Answer> = {}) {
    answering({
      takePendingText: () => ({ text: null }),
      readStorage: () => ({ trouble: null }),
      readSite: () => site,
      readHistory: () => ({ entries: [entry, older] }),
      listFound: () => ({ site, page: pageOf('+4930231250188', '8.8.4.4') }),
      reportListed: ({ subjects }: { subjects: Subject[] }) => ({
        reports: subjects.map((subject) => ({ report: { ...report(phoneReport()), subject }, offer: { kind: 'off' } })),
      }),
      read: () => ({ kind: 'begun', country: 'DE', isNational: false, short: null }),
      ...answers,
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    await model.open();
    return model;
  }

  const keys = (model: ReturnType<typeof createPopupModel>) => {
    const { recent, contacts, notes, here } = model.state.value.known;
    return [...recent, ...contacts, ...notes, ...here].map(({ subject }) => subjectKey(subject));
  };

  it('is offered: earlier lookups by digits or name, and the page, each with its count and report', async () => {
    const model = await opened();
    expect(keys(model)).toEqual(['8.8.8.8', '+4930231250123']);
    model.setText('+49 30 23');
    await settled();
    expect(keys(model)).toEqual(['+4930231250123', '+4930231250188']);
    expect(model.state.value.known.here).toMatchObject([{ times: 3, report: { subject: { e164: '+4930231250188' } } }]);
    model.setText('spree');
    expect(keys(model)).toEqual(['+4930231250123']);
    model.setText('');
    expect(keys(model)).toEqual(['8.8.8.8', '+4930231250123']);
  });

  it('has each extension of a number on the page for itself, and says which numbers were read with an assumed country', async () => {
    const found = { country: null, rung: null, places: [{ frame: 0, count: 1 }] };
    const subjects = [
      { ...found, subject: { kind: 'phone', e164: '+4930231250188', extension: '10' } },
      { ...found, subject: { kind: 'phone', e164: '+4930231250188', extension: '20' } },
      { ...found, subject: { kind: 'phone', e164: '+4930231250177' }, country: 'DE', rung: 'language' },
    ];
    const model = await opened({ listFound: () => ({ site: null, page: { tab: 1, subjects, cut: false } }) });
    model.setText('+49 30 2312501');
    await settled();
    expect(model.state.value.known.here).toMatchObject([
      { subject: { extension: '10' }, report: { subject: { extension: '10' } }, assumed: null },
      { subject: { extension: '20' }, report: { subject: { extension: '20' } }, assumed: null },
      { assumed: 'DE' },
    ]);
  });

  it('is offered by the words of a note: lookups that have one show it, other subjects stand by themselves', async () => {
    const notes = [
      { subject: older.subject, text: 'asked for the Invoice', at: 2 },
      { subject: { kind: 'ip', ip: '192.0.2.1' }, text: 'invoice server', at: 1 },
      { subject: { kind: 'ip', ip: '192.0.2.2' }, text: 'our scanner', at: 0 },
    ];
    const model = await opened({ listNotes: () => ({ notes }) });
    expect(keys(model)).toEqual(['8.8.8.8', '+4930231250123']);
    expect(model.state.value.known.recent[1]?.title).toBe('asked for the Invoice');
    model.setText('invoice');
    expect(keys(model)).toEqual(['+4930231250123', '192.0.2.1']);
    await settled();
    // Its report says how it is written, and where it is.
    expect(model.state.value.known.notes).toMatchObject([{ report: { subject: { ip: '192.0.2.1' } } }]);
    // What the lookup was called is still found.
    model.setText('spree');
    expect(keys(model)).toEqual(['+4930231250123']);
    model.setText('scanner');
    await settled();
    model.enter();
    await settled();
    expect(model.state.value.text).toBe('192.0.2.2');
  });

  it('is offered by the name or company of a contact that was never looked up, and opened by Enter', async () => {
    const contacts = [
      { name: 'Ada', company: 'Spreeblick', numbers: ['+4930231250123', '+4930231250199'] },
      { name: 'Bea Spree', numbers: ['+4930231250198'] },
    ];
    const searched: unknown[] = [];
    const model = await opened({
      findContacts: (input) => {
        searched.push(input);
        return { contacts };
      },
    });
    for (const text of ['s', '+49 30 23']) {
      model.setText(text);
      await settled();
    }
    expect(searched, 'a number is read, not searched').toEqual([]);
    model.setText('spreeb');
    await settled();
    expect(searched).toEqual([{ search: 'spreeb' }]);
    // What was looked up is among the lookups.
    expect(keys(model)).toEqual(['+4930231250123', '+4930231250199', '+4930231250198']);
    expect(model.state.value.known.contacts).toMatchObject([
      { contact: 'Ada', company: 'Spreeblick', report: { subject: { e164: '+4930231250199' } } },
      { contact: 'Bea Spree' },
    ]);
    model.setText('xyz');
    expect(keys(model), 'of another text').toEqual([]);
    model.setText('bea spree');
    await settled();
    model.enter();
    await settled();
    expect(model.state.value.text, 'of all that is found the first').toBe('+4930231250123');
  });

  it('has the name that contacts give a number that was looked up before, and is found by it', async () => {
    const names = [{ from: 'contacts', name: 'Ada Lovelace' } as const];
    const model = await opened({
      reportListed: ({ subjects }: { subjects: Subject[] }) => ({
        reports: subjects.map((subject) => ({
          report: { ...report(phoneReport()), subject, names },
          offer: { kind: 'off' },
        })),
      }),
    });
    await settled();
    expect(model.state.value.known.recent.map(({ contact }) => contact)).toEqual([undefined, 'Ada Lovelace']);
    model.setText('lovelace');
    expect(keys(model)).toEqual(['+4930231250123']);
  });

  it('has the time zones of a number that was looked up before, unless its title is a note', async () => {
    const reportListed = ({ subjects }: { subjects: Subject[] }) => ({
      reports: subjects.map((subject) => ({
        report: subject.kind === 'phone' ? report(phoneReport({ e164: subject.e164 })) : report(ipReport(subject)),
        offer: { kind: 'off' },
      })),
    });
    const zones = async (notes: unknown[]) => {
      const model = await opened({ reportListed, listNotes: () => ({ notes }) });
      await settled();
      return model.state.value.known.recent.map(({ timeZones }) => timeZones);
    };
    expect(await zones([])).toEqual([undefined, ['Europe/Berlin']]);
    expect(await zones([{ subject: older.subject, text: 'asked for the Invoice', at: 2 }])).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('asks for no more reports at once than the background takes', async () => {
    const entries = Array.from({ length: 60 }, (_, at) => {
      const subject = { kind: 'phone', e164: `+4930231250${100 + at}` };
      return { subject, title: 'Berlin', country: 'DE', at };
    });
    asked.mockClear();
    await opened({ readHistory: () => ({ entries }) });
    const inputs = asked.mock.calls.flatMap(([type, input]) => (type === 'reportListed' ? [input] : []));
    expect(inputs).toMatchObject([{ subjects: entries.slice(0, reportBatchSubjects).map(({ subject }) => subject) }]);
  });

  it('is opened by Enter, the first of it; without any, what is unfinished is judged as it is', async () => {
    const model = await opened();
    model.setText('spree', () => true);
    model.enter();
    await settled();
    expect(model.state.value.text).toBe('+4930231250123');
    asked.mockClear();
    model.setText('+1 212', () => true);
    await settled();
    model.enter();
    await settled();
    const typed = asked.mock.calls.map(([, input]) => input);
    expect(typed).toEqual([
      { text: '+1 212', country: null, typed: true },
      { text: '+1 212', country: null, typed: false },
    ]);
  });

  it('is the newest lookup while nothing is typed: Enter opens it, and a second Enter looks it up only once it is shown', async () => {
    const read = Promise.withResolvers<unknown>();
    const model = await opened({
      read: () => read.promise,
      noteSubject: () => ({ entries: [entry] }),
      lookUp: () => ({ answers: [geolocation()], failures: [] }),
    });
    model.enter();
    const text = model.state.value.text;
    model.enter();
    read.resolve(reading('8.8.8.8', { kind: 'ask', calls: 1 }));
    await settled();
    const sent = () => asked.mock.calls.filter(([type]) => type === 'lookUp').length;
    expect([text, model.state.value.reading.kind, sent()]).toEqual(['8.8.8.8', 'report', 0]);
    model.enter();
    await settled();
    expect(sent()).toBe(1);
  });

  it('is the first of several in the text', async () => {
    const { report } = reading('8.8.4.4', { kind: 'off' });
    const several = { kind: 'several', subjects: [report.subject], first: [{ report, assumed: null }] };
    const model = await opened({
      read: ({ text }: { text: string }) => (text.includes(' ') ? several : reading(text, { kind: 'off' })),
    });
    model.setText('8.8.4.4 or 8.8.8.8');
    await settled();
    model.enter();
    expect(model.state.value.text).toBe('8.8.4.4');
  });

  it('is not opened by Enter for a text that is whole, or no search', async () => {
    const emergency = { kind: 'begun', country: null, isNational: false, short: 'emergency-somewhere' };
    const model = await opened({ read: () => emergency });
    model.setText('023');
    await settled();
    expect(keys(model)[0]).toBe('+4930231250123');
    model.enter();
    await settled();
    expect(model.state.value.text).toBe('023');
    const long = '23'.padStart(401, '0');
    model.setText(long);
    expect(keys(model)[0]).toBe('+4930231250123');
    model.enter();
    expect(model.state.value.text).toBe(long);
  });

  it('has a lookup as soon as it is made, but not while its report is shown', async () => {
    const made = { ...entry, subject: { kind: 'ip', ip: '1.1.1.1' } } as const;
    const model = await opened({
      read: ({ text }: { text: string }) => reading(text, { kind: 'off' }),
      noteSubject: () => ({ entries: [made, entry, older] }),
    });
    model.setText('1.1.1.1');
    await vi.advanceTimersByTimeAsync(5000);
    expect(keys(model)).toEqual([]);
    model.setText('');
    expect(keys(model)).toEqual(['1.1.1.1', '8.8.8.8', '+4930231250123']);
  });
});

it('the page is counted again if it reports other finds, but not if another tab does', async () => {
  let onPage = pageOf();
  answering({
    listFound: () => ({ site, page: onPage }),
    readSite: () => site,
    readStorage: () => ({ trouble: null }),
    readSpending: () => null,
    takePendingText: () => ({ text: null }),
  });
  const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
  await model.open();
  expect(model.state.value.found).toMatchObject({ phones: 0, addresses: 0 });
  const reports = vi.mocked(listenFound).mock.lastCall?.[0];
  onPage = pageOf('+4930901820', '8.8.8.8');
  reports?.(onPage.tab + 1);
  await settled();
  expect(model.state.value.found).toMatchObject({ phones: 0, addresses: 0 });
  reports?.(onPage.tab);
  await settled();
  expect(model.state.value.found).toMatchObject({ phones: 1, addresses: 1 });
});

describe('a text for the side panel', () => {
  const handed = async (edit: (model: ReturnType<typeof createPopupModel>) => void) => {
    let given: unknown = null;
    answering({
      read: () => ({ kind: 'unreadable', reason: 'neither' }),
      handToPanel: (input) => {
        given = input;
        return null;
      },
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    edit(model);
    expect(await model.handToPanel()).toBe(true);
    return given;
  };

  it('is all of what was pasted, as long as the field shows it', async () => {
    const pasted = '8.8.8.8\n9.9.9.9\n';
    expect(await handed((model) => model.paste({ text: pasted, shown: '8.8.8.8; 9.9.9.9', links: [] }))).toEqual({
      text: pasted,
    });
    const edited = await handed((model) => {
      model.paste({ text: pasted, shown: '8.8.8.8; 9.9.9.9', links: [] });
      model.setText('8.8.8.8; 9.9.9.10');
    });
    expect(edited).toEqual({ text: '8.8.8.8; 9.9.9.10' });
  });

  it('is not cut: what is too long is for the person to paste there, and the popup says so', async () => {
    const given = await handed((model) => {
      model.paste({ text: '8.8.8.8\n'.repeat(7501), shown: '8.8.8.8; 8.8.8.8', links: [] });
      expect(model.state.value.tooMuch).toBe(true);
    });
    expect(given).toBeNull();
  });

  it('is never longer than the message that the background takes, in which a line break is two characters', async () => {
    const texts = [
      { text: '10.0.10.1\n'.repeat(5900), isTaken: true },
      { text: '10.0.10.1\n'.repeat(6000), isTaken: false },
      { text: '10.0.10.1\r\n'.repeat(4900), isTaken: true },
      { text: '10.0.10.1\r\n'.repeat(5100), isTaken: false },
    ];
    for (const { text, isTaken } of texts) {
      const input = await handed((model) => model.paste({ text: text, shown: '10.0.10.1', links: [] }));
      expect(input).toEqual(isTaken ? { text } : null);
      const envelope = { to: 'background', type: 'handToPanel', input, window: Number.MAX_SAFE_INTEGER };
      expect(JSON.stringify(envelope).length).toBeLessThanOrEqual(messageCharacters);
    }
  });

  it('stays in the popup if the background does not take it, and the popup says so', async () => {
    asked.mockResolvedValue(failed('bad-input'));
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    model.paste({ text: '8.8.8.8\n9.9.9.9\n', shown: '8.8.8.8; 9.9.9.9', links: [] });
    expect(await model.handToPanel()).toBe(false);
    expect(model.state.value).toMatchObject({ text: '8.8.8.8; 9.9.9.9', reading: { kind: 'out-of-reach' } });
  });
});

describe('where Numlens is on', () => {
  async function opened(state: SiteState) {
    const sent: unknown[] = [];
    answering({
      readSite: () => state,
      setSite: (input) => void sent.push(input),
      setPaused: (input) => void sent.push(input),
      setTabOff: ({ off }: { off: boolean }) => ({ ...state, tabOff: off }),
      takePendingText: () => ({ text: null }),
      readHistory: () => ({ entries: [] }),
      readStorage: () => ({ trouble: null }),
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    await model.open();
    return { model, sent };
  }

  it('shows a choice at once, and keeps only what is not so anyway', async () => {
    const { model, sent } = await opened({ ...site, otherwise: 'on' });
    const done = model.setSiteMode('click');
    expect(model.state.value.site?.mode).toBe('click');
    await done;
    await model.setSiteMode('on');
    expect(sent).toEqual([
      { host: 'a.example', mode: 'click' },
      { host: 'a.example', mode: null },
    ]);
  });

  it('can be paused, and turned off for a tab', async () => {
    const { model, sent } = await opened(site);
    await model.setTabOff(true);
    expect(model.state.value.site?.tabOff).toBe(true);
    await model.setPaused(true);
    expect(sent).toEqual([{ paused: true }]);
  });
});

describe('what a report in the popup can do as a card can', () => {
  it('shows all details or fewer as the person chose last, and remembers the choice', async () => {
    const chosen: unknown[] = [];
    answering({
      takePendingText: () => ({ text: null }),
      readStorage: () => ({ trouble: null }),
      readSite: () => site,
      readExtent: () => ({ extent: 'details', canNote: false }),
      noteExtent: (input) => void chosen.push(input),
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    await model.open();
    expect(model.state.value).toMatchObject({ details: true, canNote: false });
    model.extend(false);
    expect(model.state.value.details).toBe(false);
    await settled();
    expect(chosen).toEqual([{ extent: 'glance' }]);
  });

  it('keeps a note on the report’s subject, shows it at once, and takes it away', async () => {
    const subject: Subject = { kind: 'ip', ip: '1.1.1.1' };
    answering({
      read: () => reading('1.1.1.1', { kind: 'off' }),
      writeNotes: ({ notes }: { notes: { text: string }[] }) => ({
        notes: notes.filter(({ text }) => text !== '').map((note) => ({ ...note, subject, at: 1 })),
      }),
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    const shown = () => (model.state.value.reading.kind === 'report' ? model.state.value.reading.report.note : null);
    model.setText('1.1.1.1');
    await settled();
    expect(await model.writeNote('our resolver')).toBe(true);
    expect(shown()).toBe('our resolver');
    await model.writeNote('');
    expect(shown()).toBeUndefined();
    asked.mockResolvedValueOnce(failed('interrupted'));
    expect(await model.writeNote('our resolver')).toBe(false);
  });

  it('shows no note on what was typed after it', async () => {
    const kept = Promise.withResolvers<unknown>();
    answering({
      read: ({ text }: { text: string }) => reading(text, { kind: 'off' }),
      writeNotes: () => kept.promise,
    });
    const model = createPopupModel(new AbortController().signal, new EventTarget(), async () => 3);
    model.setText('1.1.1.1');
    await settled();
    const writing = model.writeNote('our resolver');
    model.setText('9.9.9.9');
    await settled();
    kept.resolve({ notes: [{ subject: { kind: 'ip', ip: '1.1.1.1' }, text: 'our resolver', at: 1 }] });
    await writing;
    const { reading: now } = model.state.value;
    expect(now.kind === 'report' ? now.report.note : null).toBeUndefined();
  });
});
