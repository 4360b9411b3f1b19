import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bulkHandlers } from '../../../entrypoints/background/lists/bulk-handlers.ts';
import type { Tools } from '../../../entrypoints/background/tools.ts';
import { readSources } from '../../../entrypoints/sidepanel/list/list-reader.ts';
import { createCollector } from '../../../lib/list/collector.ts';
import { otherCountries } from '../../../lib/list/filter.ts';
import { ask } from '../../../lib/messages/ask.ts';
import { ok } from '../../../lib/model/result.ts';
import { listRow } from '../../gallery/list-states.ts';
import { phoneReport, report } from '../../gallery/reports.ts';

vi.mock('../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
const asked = vi.mocked(ask);

type Asked = Parameters<ReturnType<typeof bulkHandlers>['findListed']>[0];
const { findListed } = bulkHandlers({} as Tools);

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(async (_, input) => {
    const wanted = input as Asked;
    return ok(
      await findListed({ ...wanted, country: wanted.country ?? 'US' }, { kind: 'ui', isPrivate: false }),
    ) as never;
  });
});

/** Reads texts as the panel does. `others`: the countries that the numbers found so far are of. */
async function read(sources: { text: string; file: string | null }[], others: readonly string[] = []) {
  const collector = createCollector({ entries: [], lines: 0, linesWithout: 0 });
  await readSources(sources, {
    collector,
    country: null,
    signal: new AbortController().signal,
    onProgress: () => {},
    onCountry: () => {},
    otherCountries: () => others,
    onRows: async () => {},
  });
  const { entries, lines, linesWithout } = collector.collected();
  const found = [...entries.values()].map(({ subject, line, country }) => {
    return [subject.kind === 'phone' ? subject.e164 : subject.ip, line, country];
  });
  return { found, lines, linesWithout, left: collector.left() };
}

describe('lines without a number', () => {
  test('are known by file, line and text, whatever was read before and after', async () => {
    const { left, linesWithout, lines } = await read([
      { text: 'Leads\n\n212-736-5000\nno phone, sorry\n', file: null },
      { text: 'Name;Phone\nAnna;"X\n212-736-5000"\n"Ben\nB.";none\n', file: 'leads.csv' },
      { text: 'subject,kind,times\n10.0.0.1,ip,1\nnonsense,ip,1\n', file: 'list.csv' },
    ]);
    expect(left).toEqual([
      { file: null, line: 1, text: 'Leads' },
      { file: null, line: 4, text: 'no phone, sorry' },
      { file: 'leads.csv', line: 1, text: 'Name;Phone' },
      { file: 'leads.csv', line: 4, text: '"Ben' },
      { file: 'list.csv', line: 3, text: 'nonsense,ip,1' },
    ]);
    expect([lines, linesWithout]).toEqual([8, 5]);
  });

  test('are counted even if they are too many or too long to be kept', async () => {
    const { left, linesWithout } = await read([{ text: `${'x'.repeat(9_000)}\n${'y\n'.repeat(2_000)}`, file: null }]);
    expect([left.length, linesWithout]).toEqual([500, 2_001]);
    expect(left[0]?.text.length).toBeLessThanOrEqual(200);
  });
});

describe('a number that the list’s country does not have', () => {
  const leads = 'Name;Phone\nAnna;212-736-5000\nLou;030 901820\nMax;+49 30 901821\nEve;99-99';

  test.each([
    ['in a table', 'leads.csv'],
    ['in a pasted text', null],
  ])('is read with the country of the list’s other numbers: %s', async (_, file) => {
    const own = [
      ['+12127365000', 2, 'US'],
      ['+4930901821', 4, null],
    ];
    const german = ['+4930901820', 3, 'DE'];
    expect(await read([{ text: leads, file }])).toMatchObject({ found: own, linesWithout: 3 });
    expect(await read([{ text: leads, file }], ['DE'])).toMatchObject({ found: [...own, german], linesWithout: 2 });
  });

  test('is read with the one of several countries in which it is valid', async () => {
    const text = 'Name;Phone\nLou;030 901820\nMax;020 7946 0104\nEve;0171 5551003';
    const { found } = await read([{ text, file: 'leads.csv' }], ['DE', 'GB']);
    expect(found).toEqual([
      ['+4930901820', 2, 'DE'],
      ['+442079460104', 3, 'GB'],
      ['+491715551003', 4, 'DE'],
    ]);
  });

  test('is left out if two of those countries have it', async () => {
    const text = '0661273941\n0522273941';
    expect((await read([{ text, file: null }], ['MA'])).found).toHaveLength(2);
    expect((await read([{ text, file: null }], ['MA', 'FR'])).found).toEqual([]);
  });

  test('the countries that count are those of at least two numbers, without the list’s own', () => {
    const rows = ['US', 'GB', 'DE', 'DE', 'GB', 'GB', 'FR', 'FR'].map((region, at) =>
      listRow(at, report(phoneReport({ e164: `+493012345${at}`, region }))),
    );
    expect(otherCountries(rows, 'DE')).toEqual(['GB', 'FR']);
  });
});
