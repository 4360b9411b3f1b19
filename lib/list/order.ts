import { searchedDigits } from '../model/subject.ts';
import { zoneClock } from '../report/wording/times.ts';
import type { VerdictTone } from '../report/wording/verdict.ts';
import { isValid } from '../report/wording/verdict.ts';
import { countryName } from '../words/countries.ts';
import { say } from '../words/say.ts';
import type { ListRow, RowCells } from './rows.ts';
import { tagsOf, tagWords } from './rows.ts';

/** What a list can be sorted by. `place` is the order of the input, `where` the location. */
export const sortColumns = [
  'place',
  'subject',
  'note',
  'name',
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

/**
 * Sorts rows. Rows with nothing in that column come last; equal rows are in the order of the input. `before` is how
 * they were sorted last, by the same column: rows that have not changed since keep their order, and only the others are
 * compared with them.
 */
export function sortRows(
  rows: readonly ListRow[],
  sort: ListSort,
  options: SortOptions,
  before: readonly ListRow[] = [],
): readonly ListRow[] {
  if (sort.column === 'place') return sort.descending ? rows.toReversed() : rows;
  const collator = new Intl.Collator(options.language, { numeric: true });
  // `sortText` is made for comparing characters; a language's rules would change its order.
  const compare = sort.column === 'subject' || sort.column === 'prefix' ? byCharacters : collator.compare;
  const value = valueIn(sort.column, options);
  const direction = sort.descending ? -1 : 1;
  const values = new Map<ListRow, string | number | null>();
  const read = (row: ListRow): string | number | null => {
    const known = values.get(row);
    if (known !== undefined) return known;
    const made = value(row);
    values.set(row, made);
    return made;
  };
  const order = (one: ListRow, other: ListRow): number => {
    const [a, b] = [read(one), read(other)];
    const byPlace = one.place - other.place;
    if (a === null || b === null) return Number(a === null) - Number(b === null) || byPlace;
    const compared = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
    return compared * direction || byPlace;
  };
  const { same, others } = splitUnchanged(before, rows);
  return merged(same, others.sort(order), order);
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

type Order = (one: ListRow, other: ListRow) => number;

/** Puts a few sorted rows in among many. */
function merged(many: readonly ListRow[], few: readonly ListRow[], order: Order): readonly ListRow[] {
  if (many.length === 0) return few;
  const result: ListRow[] = [];
  let from = 0;
  for (const row of few) {
    const place = placeOf(row, many, from, order);
    for (const each of many.slice(from, place)) result.push(each);
    result.push(row);
    from = place;
  }
  return result.concat(many.slice(from));
}

/** Finds where a row belongs among sorted ones from `from` on, by halves. */
function placeOf(row: ListRow, many: readonly ListRow[], from: number, order: Order): number {
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

function byCharacters(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

const tones = ['confirmed', 'good', 'neutral', 'doubtful', 'said', 'could-not-check', 'bad'] as const;

function valueIn(
  column: Exclude<SortColumn, 'place'>,
  { now, countryName }: SortOptions,
): (row: ListRow) => string | number | null {
  switch (column) {
    case 'subject':
      return ({ key, answer }) => answer?.cells.sortText ?? key;
    case 'note':
      return ({ answer }) => answer?.cells.note ?? null;
    case 'prefix':
      return ({ answer }) => (answer?.cells.prefix ? answer.cells.sortText : null);
    case 'name':
      return ({ answer }) => answer?.cells.name ?? null;
    case 'country':
      return ({ answer }) => (answer?.cells.country ? countryName(answer.cells.country) : null);
    case 'holder':
      return ({ answer }) => answer?.cells.holder ?? null;
    case 'asn':
      return ({ answer }) => answer?.cells.asn ?? null;
    case 'where':
      return ({ answer }) => answer?.cells.place ?? null;
    case 'verdict':
      return ({ answer }) => (answer ? tones.indexOf(answer.cells.verdict.tone) : null);
    case 'count':
      return ({ entry }) => entry.count;
    case 'tag':
      return ({ entry }) => tagsOf(entry).join() || null;
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

/** A verdict to filter by: a confirmed number is among the valid ones. */
export type FilterVerdict = Exclude<VerdictTone, 'confirmed'>;

function hasVerdict({ verdict }: RowCells, wanted: FilterVerdict): boolean {
  return wanted === 'good' ? isValid(verdict) : verdict.tone === wanted;
}

/** Which rows of a list to show; null shows all. `failed`: only rows with a failed lookup. */
export type ListFilter = {
  text: string;
  kind: 'phone' | 'ip' | null;
  country: string | null;
  verdict: FilterVerdict | null;
  failed: boolean;
};

export const noFilter: ListFilter = { text: '', kind: null, country: null, verdict: null, failed: false };

/** Returns the rows that match a filter. Its text may be in any cell; numbers also match by their digits. */
export function filterRows(rows: readonly ListRow[], filter: ListFilter): readonly ListRow[] {
  const words = filter.text.trim().toLocaleLowerCase();
  const digits = searchedDigits(words);
  const isAll = words === '' && !filter.kind && !filter.country && !filter.verdict && !filter.failed;
  if (isAll) return rows;
  return rows.filter(({ key, entry, answer }) => {
    const cells = answer?.cells;
    if (filter.kind && entry.subject.kind !== filter.kind) return false;
    if (filter.country && cells?.country !== filter.country) return false;
    if (filter.verdict && !(cells && hasVerdict(cells, filter.verdict))) return false;
    if (filter.failed && (answer?.report.failures.length ?? 0) === 0) return false;
    if (words === '') return true;
    const texts = [
      key,
      cells?.text,
      cells?.note,
      cells?.name,
      cells?.holder,
      cells?.place,
      cells?.country ? countryName(cells.country) : null,
      cells?.asn == null ? null : `AS${cells.asn}`,
      cells?.prefix,
      cells?.verdict.text,
      entry.file,
      ...tagsOf(entry).map((tag) => say(tagWords[tag])),
    ];
    const hasWords = texts.some((text) => text?.toLocaleLowerCase().includes(words));
    return hasWords || (digits !== '' && entry.subject.kind === 'phone' && key.includes(digits));
  });
}

/** Returns the countries of a list's rows, each once. */
export function countriesOf(rows: readonly ListRow[]): string[] {
  return [...new Set(rows.flatMap(({ answer }) => answer?.cells.country ?? []))];
}
