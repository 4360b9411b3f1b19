import { describe, expect, test, vi } from 'vitest';
import type { FoundState } from '../../../../../components/found/found-state.ts';
import type { FoundReply } from '../../../../../lib/model/page/found.ts';
import type { SiteState } from '../../../../../lib/model/settings/site.ts';
import type { Subject } from '../../../../../lib/model/subject-schema.ts';
import { phoneReport, report } from '../../../../gallery/reports.ts';
import type { Answer } from './found-room.ts';
import { background, beginAfresh, inputsOf, keys, listOf, pageOf, site, started } from './found-room.ts';

vi.mock('../../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));

beginAfresh();

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
    background.answers['listFound'] = () => pageWith('20', 8);
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
    background.answers['listFound'] = () => pageOf(['192.0.2.1'], { tab: 8 });
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
    background.answers['listFound'] = async () => {
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
    background.answers['listFound'] = () => pageOf(['192.0.2.2'], { tab: 8 });
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
