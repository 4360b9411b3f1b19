import { zoneClock } from '../report/zone-clock.ts';
import type { ListRow } from './list-row.ts';

/** What a list can be sorted by; `place` is the order of the input. */
export const sortColumns = [
  'place',
  'subject',
  'name',
  'country',
  'holder',
  'where',
  'verdict',
  'time',
  'count',
] as const;
export type SortColumn = (typeof sortColumns)[number];
export type ListSort = { column: SortColumn; descending: boolean };

/** As it came. */
export const inputOrder: ListSort = { column: 'place', descending: false };

type SortOptions = { now: number; countryName: (code: string) => string; language: string };

/** Brings rows into an order; what has nothing in that column comes last, and what is equal stays as it came. */
export function sortRows(rows: readonly ListRow[], sort: ListSort, options: SortOptions): readonly ListRow[] {
  if (sort.column === 'place') return sort.descending ? rows.toReversed() : rows;
  const collator = new Intl.Collator(options.language, { numeric: true });
  // Subjects have a form of their own, which no language's rules know.
  const compare = sort.column === 'subject' ? byCharacters : collator.compare;
  const value = valueIn(sort.column, options);
  const keyed = rows.map((row) => ({ row, value: value(row) }));
  const direction = sort.descending ? -1 : 1;
  keyed.sort((one, other) => {
    if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null);
    const order =
      typeof one.value === 'number' && typeof other.value === 'number'
        ? one.value - other.value
        : compare(String(one.value), String(other.value));
    return order * direction;
  });
  return keyed.map(({ row }) => row);
}

function byCharacters(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

const tones = ['good', 'neutral', 'doubtful', 'could-not-check', 'bad'] as const;

function valueIn(
  column: Exclude<SortColumn, 'place'>,
  { now, countryName }: SortOptions,
): (row: ListRow) => string | number | null {
  switch (column) {
    case 'subject':
      return ({ key, answer }) => answer?.cells.sortText ?? key;
    case 'name':
      return ({ answer }) => answer?.cells.name ?? null;
    case 'country':
      return ({ answer }) => (answer?.cells.country ? countryName(answer.cells.country) : null);
    case 'holder':
      return ({ answer }) => answer?.cells.holder ?? null;
    case 'where':
      return ({ answer }) => answer?.cells.place ?? null;
    case 'verdict':
      return ({ answer }) => (answer ? tones.indexOf(answer.cells.verdict.tone) : null);
    case 'count':
      return ({ entry }) => entry.count;
    case 'time': {
      const ahead = new Map<string, number | null>();
      return ({ answer }) => {
        const [zone] = answer?.cells.timeZones ?? [];
        if (zone === undefined) return null;
        const known = ahead.get(zone);
        if (known !== undefined) return known;
        const minutes = zoneClock(zone, now)?.ahead ?? null;
        ahead.set(zone, minutes);
        return minutes;
      };
    }
  }
}
