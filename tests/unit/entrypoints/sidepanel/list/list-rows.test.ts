import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createListRows } from '../../../../../entrypoints/sidepanel/list/list-rows.ts';
import { ask } from '../../../../../lib/messages/ask.ts';
import { failed, ok } from '../../../../../lib/model/result.ts';
import type { Subject } from '../../../../../lib/model/subject-schema.ts';
import { geolocation, phoneReport, report } from '../../../../gallery/reports.ts';
import { addresses, entryOf, playReports } from './played-list.ts';

vi.mock('../../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
const asked = vi.mocked(ask);
const going = new AbortController().signal;

/** What the background says to each request for reports in turn; then the device's reports. */
function background(...first: ('interrupted' | 'gone' | 'throws')[]): void {
  const said = [...first];
  asked.mockImplementation(async (_, input) => {
    const next = said.shift();
    if (next === 'throws') throw new Error('as played');
    return (next ? failed(next) : playReports(input as { subjects: Subject[] })) as never;
  });
}

const entriesOf = (ips: string[]) => new Map(ips.map((ip) => [ip, entryOf(ip)]));
const blank = (list: ReturnType<typeof createListRows>) => list.rows.value.filter(({ answer }) => !answer).length;

beforeEach(() => {
  asked.mockReset();
  background();
});

test('a number that was read with a country nobody chose is not sure; one with the chosen country is', async () => {
  const subject = { kind: 'phone', e164: '+4930901820' } as const;
  const device = phoneReport({ e164: subject.e164 });
  const reply = { report: report(device), offer: { kind: 'none' } };
  asked.mockImplementation(async () => ok({ reports: [reply] }) as never);
  const key = subject.e164;
  const tones = [null, 'FR', 'DE'].map(async (chosen) => {
    const list = createListRows(() => ({ read: 'AT', chosen }));
    await list.put([key], new Map([[key, { ...entryOf('192.0.2.1'), subject, country: 'DE' }]]), going);
    const before = list.find(key)?.answer?.cells.verdict;
    list.told(key, { answers: [], failures: [] }, true);
    expect(list.find(key)?.answer?.cells.verdict, 'a lookup makes it no surer').toEqual(before);
    return before?.tone;
  });
  expect(await Promise.all(tones)).toEqual(['doubtful', 'doubtful', 'good']);

  const own = createListRows(() => ({ read: 'DE', chosen: null }));
  await own.put([key], new Map([[key, { ...entryOf('192.0.2.1'), subject, country: 'DE' }]]), going);
  const cells = own.find(key)?.answer?.cells;
  expect(cells, 'the user’s own country is no reason to warn').toMatchObject({
    verdict: { tone: 'good', text: 'Assuming Germany' },
    isDoubtful: false,
  });
});

describe('the rows of the list', () => {
  test('come at once, in the order of the input, and are told in batches, the first of them small', async () => {
    const ips = addresses(200);
    const list = createListRows(() => ({ read: null, chosen: null }));
    const put = list.put(ips, entriesOf(ips), going);
    expect(list.rows.value.map(({ key, place }) => [key, place])).toEqual(ips.map((ip, place) => [ip, place]));
    expect(await put).toBe(true);
    expect(blank(list)).toBe(0);
    const sizes = asked.mock.calls.map(([, input]) => (input as { subjects: unknown[] }).subjects.length);
    expect([sizes[0], sizes.reduce((sum, size) => sum + size)]).toEqual([30, 200]);
    expect(list.rows.value.map(({ answer }) => answer?.report.subject)).toEqual(ips.map((ip) => ({ kind: 'ip', ip })));
  });

  test.each([0, 1, 3])('are all told though the worker dies at request %i', async (dies) => {
    const ips = addresses(200);
    asked.mockImplementation(async (_, input) => {
      const died = asked.mock.calls.length === dies + 1;
      return (died ? failed('interrupted') : playReports(input as { subjects: Subject[] })) as never;
    });
    const list = createListRows(() => ({ read: null, chosen: null }));
    expect(await list.put(ips, entriesOf(ips), going)).toBe(true);
    expect(blank(list)).toBe(0);
  });

  test('of a batch that ends the worker each time stay open and that is said; the others are told', async () => {
    const ips = addresses(200);
    asked.mockImplementation(async (_, input) => {
      const { subjects } = input as { subjects: { ip: string }[] };
      const isPoison = subjects.some(({ ip }) => ip === ips[0]);
      return (isPoison ? failed('interrupted') : playReports(input as { subjects: Subject[] })) as never;
    });
    const list = createListRows(() => ({ read: null, chosen: null }));
    expect(await list.put(ips, entriesOf(ips), going)).toBe(false);
    expect(blank(list)).toBe(30);
    expect(asked.mock.calls.length, 'no more than a few tries').toBeLessThan(10);
  });

  test('stay, and that is said, where the extension was reloaded under the panel', async () => {
    background('gone');
    const list = createListRows(() => ({ read: null, chosen: null }));
    expect(await list.put(['10.0.0.1'], entriesOf(['10.0.0.1']), going)).toBe(false);
    expect(list.rows.value).toHaveLength(1);
    expect(asked).toHaveBeenCalledOnce();
  });

  test('with the same key are one, also where a batch names it twice', async () => {
    const list = createListRows(() => ({ read: null, chosen: null }));
    const twice = ['10.0.0.1', '10.0.0.2', '10.0.0.1'];
    await list.put(twice, entriesOf(twice), going);
    expect(list.rows.value.map(({ key, place }) => [key, place])).toEqual([
      ['10.0.0.1', 0],
      ['10.0.0.2', 1],
    ]);
    expect(blank(list)).toBe(0);
    await list.put(
      ['10.0.0.3', '10.0.0.1'],
      new Map([
        ['10.0.0.3', entryOf('10.0.0.3')],
        ['10.0.0.1', entryOf('10.0.0.1', { count: 7 })],
      ]),
      going,
    );
    expect(list.rows.value.map(({ key, place, entry }) => [key, place, entry.count])).toEqual([
      ['10.0.0.1', 0, 7],
      ['10.0.0.2', 1, 1],
      ['10.0.0.3', 2, 1],
    ]);
  });

  test('that were cleared take no answer that comes late', async () => {
    const list = createListRows(() => ({ read: null, chosen: null }));
    const cleared = new AbortController();
    const reply = Promise.withResolvers<never>();
    asked.mockReturnValueOnce(reply.promise);
    const put = list.put(['10.0.0.1'], entriesOf(['10.0.0.1']), cleared.signal);
    cleared.abort();
    list.clear();
    await list.put(['10.0.0.2'], entriesOf(['10.0.0.2']), going);
    const [before] = list.rows.value;
    reply.resolve(playReports({ subjects: [{ kind: 'ip', ip: '10.0.0.1' }] }) as never);
    expect(await put).toBe(true);
    expect(list.rows.value).toEqual([before]);
    expect(before?.answer?.report.subject).toEqual({ kind: 'ip', ip: '10.0.0.2' });
  });

  test('take what the service said, and are open again when what failed is', async () => {
    const list = createListRows(() => ({ read: null, chosen: null }));
    await list.put(['10.0.0.1'], entriesOf(['10.0.0.1']), going);
    list.asking('10.0.0.1');
    expect(list.find('10.0.0.1')?.asking).toBe(true);
    list.told(
      '10.0.0.1',
      { answers: [], failures: [{ operation: 'ipGeolocation', failure: { kind: 'timeout' } }] },
      true,
    );
    expect(list.find('10.0.0.1')).toMatchObject({ asking: false, answer: { offer: { kind: 'answered' } } });
    list.reopen(['10.0.0.1']);
    expect(list.find('10.0.0.1')).toMatchObject({
      answer: { offer: { kind: 'ask', calls: 1 }, report: { failures: [] } },
    });
    list.told('10.0.0.1', { answers: [geolocation()], failures: [] }, true);
    expect(list.find('10.0.0.1')?.answer?.report.service).toHaveLength(1);
    expect(list.find('10.9.9.9')).toBeNull();
  });
});
