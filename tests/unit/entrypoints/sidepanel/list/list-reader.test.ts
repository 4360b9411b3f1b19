import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ListSource, ReadOptions } from '../../../../../entrypoints/sidepanel/list/list-reader.ts';
import { readSources } from '../../../../../entrypoints/sidepanel/list/list-reader.ts';
import { createCollector } from '../../../../../lib/list/collector.ts';
import { ask } from '../../../../../lib/messages/ask.ts';
import { detectBatchTexts, messageCharacters } from '../../../../../lib/model/limits.ts';
import { failed } from '../../../../../lib/model/result.ts';
import { addresses, playFinds } from './played-list.ts';

vi.mock('../../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
const asked = vi.mocked(ask);

/** Answers like the background; what a test plays comes first. */
function background(...first: ('interrupted' | 'gone')[]): void {
  const said = [...first];
  asked.mockImplementation(async (_, input) => {
    const next = said.shift();
    return (next ? failed(next) : playFinds(input as Parameters<typeof playFinds>[0])) as never;
  });
}

async function read(sources: ListSource[], change: Partial<ReadOptions> = {}) {
  const collector = createCollector({ entries: [], lines: 0, linesWithout: 0 });
  const told: string[] = [];
  const countries: (string | null)[] = [];
  const isWhole = await readSources(sources, {
    collector,
    country: null,
    signal: new AbortController().signal,
    onProgress: () => {},
    onCountry: (country) => countries.push(country),
    otherCountries: () => [],
    onRows: async (keys) => void told.push(...keys),
    ...change,
  });
  const { entries, ...counts } = collector.collected();
  return { isWhole, told, countries, keys: [...entries.keys()], entries, ...counts };
}

const inputs = () => asked.mock.calls.map(([, input]) => input as { texts: unknown[]; country: string | null });

beforeEach(() => {
  asked.mockReset();
  background();
});

describe('a list is read', () => {
  test('from texts in their order, each subject once, with its line, its file and how often it was there', async () => {
    const first = { text: '10.0.0.1\n\nnothing\n10.0.0.2 10.0.0.1\n', file: null };
    const second = { text: 'x\n10.0.0.3\n10.0.0.1', file: 'b.txt' };
    const { keys, entries, lines, linesWithout, isWhole, told, countries } = await read([first, second]);
    expect(keys).toEqual(['10.0.0.1', '10.0.0.2', '10.0.0.3']);
    expect(entries.get('10.0.0.1')).toMatchObject({ count: 3, line: 1, file: null });
    expect(entries.get('10.0.0.3')).toMatchObject({ count: 1, line: 2, file: 'b.txt' });
    expect([lines, linesWithout, isWhole]).toEqual([6, 2, true]);
    expect(new Set(told)).toEqual(new Set(keys));
    expect(new Set(countries)).toEqual(new Set(['DE']));
  });

  test('in messages that the background takes, with the chosen country, and nothing is lost between them', async () => {
    const ips = addresses(3_000);
    const { keys } = await read([{ text: ips.join('\n'), file: null }], { country: 'FR' });
    expect(keys).toEqual(ips);
    expect(inputs().length).toBeGreaterThan(2);
    for (const input of inputs()) {
      expect(input.country).toBe('FR');
      expect(input.texts.length).toBeLessThanOrEqual(detectBatchTexts);
      expect(JSON.stringify(input).length).toBeLessThan(messageCharacters);
    }
  });

  test('to its end though the worker dies twice at one batch', async () => {
    background('interrupted', 'interrupted');
    const ips = addresses(1_000);
    const { keys, isWhole } = await read([{ text: ips.join('\n'), file: null }]);
    expect([keys.length, isWhole]).toEqual([1_000, true]);
  });

  test.each([['gone'], ['interrupted', 'interrupted', 'interrupted']] as const)(
    'no further where the background is out of reach (%s …), and that is said',
    async (...problems) => {
      background(...problems);
      const sources = [1, 2].map((file) => ({ text: addresses(1_000).join('\n'), file: `${file}` }));
      const { keys, isWhole } = await read(sources);
      expect([keys.length, isWhole]).toEqual([0, false]);
      expect(asked).toHaveBeenCalledTimes(problems.length);
    },
  );

  test('no further once it was cancelled: what comes late is dropped, no other text is begun', async () => {
    const cancelled = new AbortController();
    asked.mockImplementationOnce(async (_, input) => {
      cancelled.abort();
      return playFinds(input as Parameters<typeof playFinds>[0]) as never;
    });
    const sources = [1, 2].map((file) => ({ text: '10.0.0.1\n', file: `${file}` }));
    const { keys, told, isWhole } = await read(sources, { signal: cancelled.signal });
    expect([keys, told, isWhole, asked.mock.calls.length]).toEqual([[], [], true, 1]);
  });

  test('back from its own CSV without asking; a row that stands in it twice is one with both counts', async () => {
    const head = 'subject,kind,times,first_line,file\n';
    const rows =
      '10.0.0.1,ip,2,1,\n10.0.0.2,ip,1,2,a.txt\n10.0.0.1,ip,3,4,\nnonsense,ip,1,5,\n+4930901820,phone,1,6,\n';
    const { keys, entries, told, lines, linesWithout } = await read([{ text: head + rows, file: 'list.csv' }]);
    expect(keys).toEqual(['10.0.0.1', '10.0.0.2', '+4930901820']);
    expect(entries.get('10.0.0.1')?.count).toBe(5);
    expect([lines, linesWithout]).toEqual([5, 1]);
    expect(new Set(told)).toEqual(new Set(keys));
    expect(asked).not.toHaveBeenCalled();
  });

  test('of an address that a spreadsheet or a hand wrote otherwise: one row', async () => {
    const rows = 'subject,kind,times\n2001:db8::1,ip,1\n2001:DB8:0:0::1,ip,1\n2001:0db8::0001,ip,1\n';
    expect((await read([{ text: rows, file: 'list.csv' }])).keys).toEqual(['2001:db8::1']);
  });
});

test('a reading that was ended while rows of an exported list were taken tells no progress any more', async () => {
  const ended = new AbortController();
  const progress: number[] = [];
  const rows = addresses(10).map((ip) => `${ip},ip,1`);
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 100;
    return time;
  });
  await read([{ text: ['subject,kind,times', ...rows].join('\n'), file: null }], {
    signal: ended.signal,
    onProgress: ({ part }) => progress.push(part),
    async onRows() {
      ended.abort();
    },
  });
  expect(progress).toEqual([]);
  vi.restoreAllMocks();
});
