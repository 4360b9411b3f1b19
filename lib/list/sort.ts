import { riskOrder } from '../report/claims/risk.ts';
import { zoneClock } from '../words/clocks.ts';
import type { ListRow } from './rows.ts';
import { tagsOf } from './rows.ts';

/** What a list can be sorted by. `place` is the order of the input, `where` the location. */
export const sortColumns = [
  'place',
  'subject',
  'note',
  'name',
  'risk',
  'country',
  'holder',
  'asn',
  'prefix',
  'where',
  'verdict',
  'time',
  'count',
  'tag',
] as const;
export type SortColumn = (typeof sortColumns)[number];
export type ListSort = { column: SortColumn; descending: boolean };

export const inputOrder: ListSort = { column: 'place', descending: false };

type SortOptions = { now: number; countryName: (code: string) => string; language: string };
/** A column whose values are compared. */
type Compared = Exclude<SortColumn, 'place'>;
type Order = (one: ListRow, other: ListRow) => number;

/**
 * Sorts rows. Rows with nothing in that column come last; equal rows are in the order of the input. `before` is how
 * they were sorted last, by the same column: rows that have not changed since keep their order, and only the others are
 * compared with them.
 */
export function sortRows(
  rows: readonly ListRow[],
  { column, descending }: ListSort,
  options: SortOptions,
  before: readonly ListRow[] = [],
): readonly ListRow[] {
  if (column === 'place') return descending ? rows.toReversed() : rows;
  const order = orderBy(column, descending ? -1 : 1, options);
  const { same, others } = splitUnchanged(before, rows);
  return inserted(others.sort(order), same, order);
}

function orderBy(column: Compared, direction: 1 | -1, options: SortOptions): Order {
  const collator = new Intl.Collator(options.language, { numeric: true });
  // `sortText` is made for comparing characters; a language's rules would change its order.
  const compare = column === 'subject' || column === 'prefix' ? byCharacters : collator.compare;
  const value = remembered(columnValues(options)[column]);
  return (one, other) => {
    const [a, b] = [value(one), value(other)];
    const byPlace = one.place - other.place;
    if (a === null || b === null) return Number(a === null) - Number(b === null) || byPlace;
    const compared = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
    return compared * direction || byPlace;
  };
}

function byCharacters(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Returns a function that makes the value of each key once. */
function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, { value: Value }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}

/** Verdicts from the best to the worst. */
const tones = ['confirmed', 'vouched', 'good', 'neutral', 'doubtful', 'said', 'could-not-check', 'bad'] as const;

/** Returns what each column compares of a row; null if the row has nothing there. */
function columnValues({ now, countryName }: SortOptions): Record<Compared, (row: ListRow) => string | number | null> {
  const ahead = remembered((zone: string) => zoneClock(zone, now)?.ahead ?? null);
  return {
    subject: ({ key, answer }) => answer?.cells.sortText ?? key,
    note: ({ answer }) => answer?.cells.note ?? null,
    prefix: ({ answer }) => (answer?.cells.prefix ? answer.cells.sortText : null),
    name: ({ answer }) => answer?.cells.name ?? null,
    risk: ({ answer }) => (answer?.cells.risk ? riskOrder(answer.cells.risk) : null),
    country: ({ answer }) => (answer?.cells.country ? countryName(answer.cells.country) : null),
    holder: ({ answer }) => answer?.cells.holder ?? null,
    asn: ({ answer }) => answer?.cells.asn ?? null,
    where: ({ answer }) => answer?.cells.place ?? null,
    verdict: ({ answer }) => (answer ? tones.indexOf(answer.cells.verdict.tone) : null),
    count: ({ entry }) => entry.count,
    tag: ({ entry }) => tagsOf(entry).join() || null,
    time: ({ answer }) => {
      const [zone] = answer?.cells.timeZones ?? [];
      return zone === undefined ? null : ahead(zone);
    },
  };
}

/** Returns the rows that were sorted before and have not changed, in that order, and the others. */
function splitUnchanged(before: readonly ListRow[], rows: readonly ListRow[]): { same: ListRow[]; others: ListRow[] } {
  if (before.length === 0) return { same: [], others: [...rows] };
  const now = new Set(rows);
  const same = before.filter((row) => now.has(row));
  if (same.length === rows.length) return { same, others: [] };
  const kept = new Set(same);
  return { same, others: rows.filter((row) => !kept.has(row)) };
}

/** Puts a few sorted rows in among many sorted ones. */
function inserted(few: readonly ListRow[], many: readonly ListRow[], order: Order): readonly ListRow[] {
  if (many.length === 0) return few;
  const result: ListRow[] = [];
  let from = 0;
  for (const row of few) {
    const place = placeAmong(many, row, { from, order });
    for (const each of many.slice(from, place)) result.push(each);
    result.push(row);
    from = place;
  }
  return result.concat(many.slice(from));
}

/** Finds where a row belongs among sorted ones from `from` on, by halves. */
function placeAmong(many: readonly ListRow[], row: ListRow, { from, order }: { from: number; order: Order }): number {
  let low = from;
  let high = many.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const there = many[middle];
    if (there && order(there, row) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
