import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FoundList, FoundState } from '../../../../../components/found/found-state.ts';
import { createFoundModel } from '../../../../../entrypoints/sidepanel/found/found-model.ts';
import { ask } from '../../../../../lib/messages/ask.ts';
import type { FoundReply } from '../../../../../lib/model/page/found.ts';
import { failed, ok } from '../../../../../lib/model/result.ts';
import type { SiteState } from '../../../../../lib/model/settings/site.ts';
import type { Subject } from '../../../../../lib/model/subject-schema.ts';
import { geolocation, ipReport, phoneReport, report } from '../../../../gallery/reports.ts';

vi.mock('../../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
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
let answers: Record<string, Answer> = {};

function pageOf(ips: string[], { tab = 7, count = 1 } = {}): FoundReply {
  const subjects = ips.map((ip) => ({
    subject: { kind: 'ip', ip } as const,
    country: null,
    rung: null,
    places: [{ frame: 0, count }],
  }));
  return { site, page: { tab, subjects, cut: false, unread: null } };
}

const reportListed: Answer = ({ subjects }: { subjects: Extract<Subject, { kind: 'ip' }>[] }) => ({
  reports: subjects.map(({ ip }) => ({ report: report(ipReport({ ip })), offer: { kind: 'ask', calls: 1 } })),
});

function started(other: Record<string, Answer>) {
  answers = { reportListed, readCenters: () => ({}), ...other };
  return createFoundModel(1, new EventTarget(), new AbortController().signal);
}

function listOf(state: FoundState): FoundList {
  if (state.kind !== 'list') throw new Error(`no list but ${state.kind}`);
  return state;
}

const keys = (state: FoundState) => listOf(state).items.map(({ key }) => key);
const inputsOf = (type: string) => asked.mock.calls.filter(([name]) => name === type).map(([, input]) => input);

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  asked.mockImplementation(async (type, input) => {
    const answer = answers[type];
    return (answer ? ok(await answer(input as never)) : failed('interrupted')) as never;
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('everything on the page in front', () => {
  test('has the extension of its own page, not the one that another page had', async () => {
    const subjectOf = (extension: string) => ({ kind: 'phone', e164: '+12125550100', extension }) as const;
    const pageWith = (extension: string, tab: number): FoundReply => {
      const subjects = [{ subject: subjectOf(extension), country: null, rung: null, places: [{ frame: 0, count: 1 }] }];
      return { site, page: { tab, subjects, cut: false, unread: null } };
    };
    const reportOf: Answer = ({ subjects }: { subjects: Subject[] }) => ({
      reports: subjects.map((subject) => ({
        report: { ...report(phoneReport()), subject },
        offer: { kind: 'ask', calls: 1 },
      })),
    });
    const model = started({ listFound: () => pageWith('10', 7), reportListed: reportOf });
    await model.read();
    answers['listFound'] = () => pageWith('20', 8);
    await model.read();
    const [item] = listOf(model.state.value).items;
    expect(item).toMatchObject({ key: '+12125550100;ext=20', report: { subject: subjectOf('20') } });
  });

  test('is there once all reports are, asked in batches, with how far it is until then', async () => {
    const ips = Array.from({ length: 120 }, (_, index) => `192.0.2.${index}`);
    const seen: FoundState[] = [];
    const model = started({ listFound: () => pageOf(ips) });
    model.state.subscribe((state) => void seen.push(state));
    await model.read();
    expect(keys(model.state.value)).toEqual(ips);
    expect(inputsOf('reportListed').map((input) => Reflect.get(input, 'subjects').length)).toEqual([50, 50, 20]);
    expect(seen.filter(({ kind }) => kind === 'reading').at(-1)).toEqual({ kind: 'reading', done: 120, all: 120 });
  });

  test('has when each was looked up before, which is asked once for a page, so that no row moves', async () => {
    let at: number | null = null;
    const seenBefore: Answer = ({ subjects }: { subjects: Subject[] }) => ({
      last: subjects.map(() => at && { at }),
    });
    const model = started({ listFound: () => pageOf(['192.0.2.1']), seenBefore });
    const lastAt = () => listOf(model.state.value).items.map(({ last }) => last?.at);
    await model.read();
    at = 5;
    await model.read();
    expect(lastAt()).toEqual([undefined]);
    answers['listFound'] = () => pageOf(['192.0.2.1'], { tab: 8 });
    await model.read();
    expect(lastAt()).toEqual([5]);
  });

  test('is whole, however many reports of other pages are remembered', async () => {
    const ips = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `10.${(from + index) >> 8}.${(from + index) & 255}.1`);
    let page = pageOf(ips(0, 4_990));
    const model = started({ listFound: () => page });
    await model.read();
    const here = [...ips(0, 20), ...ips(6_000, 20)];
    page = pageOf(here);
    await model.read();
    expect(keys(model.state.value)).toEqual(here);
    expect(inputsOf('reportListed')).toHaveLength(101);
  });

  test('follows the page: what is new is asked, what is gone goes, and what is open stays open', async () => {
    let page = pageOf(['192.0.2.1', '192.0.2.2']);
    const model = started({ listFound: () => page });
    await model.read();
    const [first] = listOf(model.state.value).items;
    if (first) model.toggle(first);
    page = pageOf(['192.0.2.1', '192.0.2.3']);
    model.changed();
    model.changed();
    await vi.advanceTimersByTimeAsync(400);
    expect(keys(model.state.value)).toEqual(['192.0.2.1', '192.0.2.3']);
    expect(listOf(model.state.value).open?.key).toBe('192.0.2.1');
    expect(inputsOf('listFound')).toHaveLength(2);
    expect(inputsOf('reportListed').at(-1)).toEqual({ subjects: [{ kind: 'ip', ip: '192.0.2.3' }] });
  });

  test('is read also while the page reports without end, and while a reading takes longer than reports come', async () => {
    const model = started({ listFound: () => pageOf(['192.0.2.1']) });
    await model.read();
    answers['listFound'] = async () => {
      await new Promise((done) => setTimeout(done, 1_000));
      return pageOf(['192.0.2.2'], { tab: 8 });
    };
    for (let report = 0; report < 30; report += 1) {
      model.changed();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(keys(model.state.value)).toEqual(['192.0.2.2']);
    expect(inputsOf('listFound').length).toBeLessThan(5);
  });

  test('shows nothing of the tab before from the moment when another comes to the front', async () => {
    const model = started({ listFound: () => pageOf(['192.0.2.1']) });
    await model.read();
    answers['listFound'] = () => pageOf(['192.0.2.2'], { tab: 8 });
    model.turned();
    expect(model.state.value.kind).toBe('reading');
    await vi.advanceTimersByTimeAsync(0);
    expect(keys(model.state.value)).toEqual(['192.0.2.2']);
  });

  test('is that of the newest page, whatever comes late', async () => {
    const late = Promise.withResolvers<FoundReply>();
    let page: unknown = late.promise;
    const model = started({ listFound: () => page });
    const first = model.read();
    page = pageOf(['192.0.2.2'], { tab: 8 });
    await model.read();
    late.resolve(pageOf(['192.0.2.1']));
    await first;
    expect(keys(model.state.value)).toEqual(['192.0.2.2']);
  });

  test.each([
    ['nothing runs', { site: { ...site, host: null }, page: null }, { kind: 'closed', filesClosed: false }],
    [
      'it is paused, also where nothing runs',
      { site: { ...site, host: null, paused: true }, page: null },
      { kind: 'paused' },
    ],
    ['it is off in the tab', { ...pageOf([]), site: { ...site, tabOff: true } }, { kind: 'off-tab' }],
    [
      'it is off on the site',
      { ...pageOf([]), site: { ...site, mode: 'off' } },
      { kind: 'off-site', host: 'a.example', isLocked: false },
    ],
    [
      'a policy says that it is off on the site',
      { ...pageOf([]), site: { ...site, mode: 'off', locked: true } },
      { kind: 'off-site', host: 'a.example', isLocked: true },
    ],
  ])('says why there is none: %s', async (_why, reply, state) => {
    const model = started({ listFound: () => reply });
    await model.read();
    expect(model.state.value).toEqual(state);
  });

  test.each([
    ['paused', { ...site, paused: true }, 'setPaused', { paused: false }],
    ['off in the tab', { ...site, tabOff: true }, 'setTabOff', { off: false }],
    ['off on the site', { ...site, mode: 'off' as const }, 'setSite', { host: 'a.example', mode: 'on' }],
  ])('can be turned on where it is %s', async (_where, off, request, input) => {
    let now: SiteState = off;
    const turned = () => {
      now = site;
      return null;
    };
    const model = started({ listFound: () => ({ ...pageOf(['192.0.2.1']), site: now }), [request]: turned });
    await model.read();
    await model.turnOn();
    expect(inputsOf(request)).toEqual([input]);
    expect(keys(model.state.value)).toEqual(['192.0.2.1']);
  });

  test('an extension that is gone is said', async () => {
    const model = started({});
    await model.read();
    expect(model.state.value).toEqual({ kind: 'out-of-reach' });
  });
});

describe('a row', () => {
  test('is shown on the page, time after time and round; one that is gone has the page read anew', async () => {
    let here = true;
    const model = started({ listFound: () => pageOf(['192.0.2.1'], { count: 2 }), showFound: () => ({ shown: here }) });
    await model.read();
    const [item] = listOf(model.state.value).items;
    if (!item) throw new Error('no row');
    for (let press = 0; press < 3; press += 1) await model.show(item);
    expect(inputsOf('showFound').map((input) => Reflect.get(input, 'nth'))).toEqual([0, 1, 0]);
    expect(listOf(model.state.value).shown).toEqual({ kind: 'shown', key: '192.0.2.1', nth: 1, of: 2 });
    here = false;
    await model.show(item);
    expect(listOf(model.state.value).shown).toEqual({ kind: 'gone', key: '192.0.2.1' });
    await vi.advanceTimersByTimeAsync(400);
    expect(inputsOf('listFound')).toHaveLength(2);
  });

  test('opens its report without spending; a press asks the service, and what it said stays in the list', async () => {
    const model = started({
      listFound: () => pageOf(['192.0.2.1']),
      lookUp: () => ({ answers: [geolocation({ ip: '192.0.2.1' })], failures: [] }),
    });
    await model.read();
    const [item] = listOf(model.state.value).items;
    if (!item) throw new Error('no row');
    model.toggle(item);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(inputsOf('lookUp')).toEqual([]);
    model.lookUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(inputsOf('lookUp')).toEqual([{ subject: item.subject, asked: true, by: 'service' }]);
    await model.read();
    expect(listOf(model.state.value).items[0]).toMatchObject({
      offer: { kind: 'answered' },
      report: { service: [{}] },
    });
  });

  test('that is opened is reported anew: another page may have noted or looked something up', async () => {
    const model = started({ listFound: () => pageOf(['192.0.2.1']) });
    await model.read();
    const noted = { ...report(ipReport({ ip: '192.0.2.1' })), note: 'scanner' };
    answers['reportListed'] = () => ({ reports: [{ report: noted, offer: { kind: 'answered' } }] });
    const [item] = listOf(model.state.value).items;
    if (item) model.toggle(item);
    await vi.advanceTimersByTimeAsync(0);
    expect(listOf(model.state.value).items[0]).toMatchObject({
      offer: { kind: 'answered' },
      report: { note: 'scanner' },
    });
  });

  test('that nothing was offered for is reported again with the page, as lookups may be on by now', async () => {
    const off: Answer = ({ subjects }: { subjects: Extract<Subject, { kind: 'ip' }>[] }) => ({
      reports: subjects.map(({ ip }) => ({ report: report(ipReport({ ip })), offer: { kind: 'off' } })),
    });
    const model = started({ listFound: () => pageOf(['192.0.2.1']), reportListed: off });
    await model.read();
    answers['reportListed'] = reportListed;
    await model.read();
    expect(listOf(model.state.value).items[0]?.offer).toMatchObject({ kind: 'ask' });
  });

  test('whose number left the page during a lookup has its answer once it is back', async () => {
    const told = Promise.withResolvers<unknown>();
    let page = pageOf(['192.0.2.1']);
    const model = started({ listFound: () => page, lookUp: () => told.promise });
    await model.read();
    const [item] = listOf(model.state.value).items;
    if (item) model.toggle(item);
    model.lookUp();
    page = pageOf(['192.0.2.2']);
    await model.read();
    told.resolve({ answers: [geolocation({ ip: '192.0.2.1' })], failures: [] });
    await vi.advanceTimersByTimeAsync(0);
    page = pageOf(['192.0.2.1']);
    await model.read();
    expect(listOf(model.state.value)).toMatchObject({
      open: { key: '192.0.2.1', asking: false },
      items: [{ report: { service: [{}] } }],
    });
  });

  test('goes back to its previous place, and from the first to the last', async () => {
    const model = started({ listFound: () => pageOf(['192.0.2.1'], { count: 3 }), showFound: () => ({ shown: true }) });
    await model.read();
    const [item] = listOf(model.state.value).items;
    if (!item) throw new Error('no item');
    await model.show(item);
    for (const step of [1, -1, -1, 1] as const) await model.show(item, step);
    expect(inputsOf('showFound').map((input) => Reflect.get(input, 'nth'))).toEqual([0, 1, 0, 2, 0]);
    expect(listOf(model.state.value).shown).toEqual({ kind: 'shown', key: '192.0.2.1', nth: 1, of: 3 });
  });

  test('that was pressed last is the one that is shown, whichever reply comes last', async () => {
    const late = Promise.withResolvers<unknown>();
    const replies = [late.promise, { shown: true }];
    const model = started({ listFound: () => pageOf(['192.0.2.1', '192.0.2.2']), showFound: () => replies.shift() });
    await model.read();
    const [one, other] = listOf(model.state.value).items;
    if (!one || !other) throw new Error('no rows');
    const first = model.show(one);
    await model.show(other);
    late.resolve({ shown: true });
    await first;
    expect(listOf(model.state.value).shown).toMatchObject({ key: '192.0.2.2' });
  });

  test('is no longer the shown one once another page has it at other places', async () => {
    let page = pageOf(['192.0.2.1'], { count: 3 });
    const model = started({ listFound: () => page, showFound: () => ({ shown: true }) });
    await model.read();
    const [item] = listOf(model.state.value).items;
    if (item) await model.show(item);
    await model.read();
    expect(listOf(model.state.value).shown).toMatchObject({ nth: 1 });
    page = pageOf(['192.0.2.1'], { count: 2 });
    await model.read();
    expect(listOf(model.state.value).shown).toBeNull();
  });
});
