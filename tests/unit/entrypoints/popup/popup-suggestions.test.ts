import { describe, expect, it, vi } from 'vitest';
import { createPopupModel } from '../../../../entrypoints/popup/popup-model.ts';
import { listenFound } from '../../../../lib/messages/listen-found.ts';
import { reportBatchSubjects } from '../../../../lib/model/limits.ts';
import { subjectKey } from '../../../../lib/model/subject.ts';
import type { Subject } from '../../../../lib/model/subject-schema.ts';
import { geolocation, ipReport, phoneReport, report } from '../../../gallery/reports.ts';
import type { Answer } from './popup-room.ts';
import { answering, asked, beginWithFakeTime, pageOf, reading, settled, site } from './popup-room.ts';

vi.mock('../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
vi.mock('../../../../lib/messages/listen-found.ts', () => ({ listenFound: vi.fn() }));

beginWithFakeTime();

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
      { subject: { extension: '10' }, report: { subject: { extension: '10' } }, read: null },
      { subject: { extension: '20' }, report: { subject: { extension: '20' } }, read: null },
      { read: { country: 'DE' } },
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
    const several = { kind: 'several', subjects: [report.subject], first: [{ report, read: null }] };
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
