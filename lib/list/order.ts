import { searchedDigits } from '../model/subject.ts';
import { zoneClock } from '../report/wording/times.ts';
import type { VerdictTone } from '../report/wording/verdict.ts';
import type { ListRow } from './rows.ts';

/** What a list can be sorted by. `place` is the order of the input, `where` the location. */
export const sortColumns = [
  'place',
  'subject',
  'name',
  'country',
  'holder',
  'asn',
  'where',
  'verdict',
  'time',
  'count',
] as const;
export type SortColumn = (typeof sortColumns)[number];
export type ListSort = { column: SortColumn; descending: boolean };

export const inputOrder: ListSort = { column: 'place', descending: false };

type SortOptions = { now: number; countryName: (code: string) => string; language: string };

/**
 * Sorts rows. Rows with nothing in that column come last; equal rows are in the order of the input. `before` is how they
 * were sorted last: if few have changed since, few are compared.
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
  const compare = sort.column === 'subject' ? byCharacters : collator.compare;
  const value = valueIn(sort.column, options);
  const keyed = inOrderOf(before, rows).map((row) => ({ row, value: value(row) }));
  const direction = sort.descending ? -1 : 1;
  keyed.sort((one, other) => {
    const byPlace = one.row.place - other.row.place;
    if (one.value === null || other.value === null) {
      return Number(one.value === null) - Number(other.value === null) || byPlace;
    }
    const order =
      typeof one.value === 'number' && typeof other.value === 'number'
        ? one.value - other.value
        : compare(String(one.value), String(other.value));
    return order * direction || byPlace;
  });
  return keyed.map(({ row }) => row);
}

/** Returns the rows in the order that they had before, new ones last: a sort of what is nearly sorted compares little. */
function inOrderOf(before: readonly ListRow[], rows: readonly ListRow[]): ListRow[] {
  const now = new Map(rows.map((row) => [row.key, row]));
  const known = before.flatMap(({ key }) => {
    const row = now.get(key);
    now.delete(key);
    return row ?? [];
  });
  return [...known, ...now.values()];
}

function byCharacters(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

const tones = ['good', 'neutral', 'doubtful', 'said', 'could-not-check', 'bad'] as const;

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
    case 'asn':
      return ({ answer }) => answer?.cells.asn ?? null;
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

/** Which rows of a list to show; null shows all. `failed`: only rows with a failed lookup. */
export type ListFilter = {
  text: string;
  kind: 'phone' | 'ip' | null;
  country: string | null;
  verdict: VerdictTone | null;
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
    if (filter.verdict && cells?.verdict.tone !== filter.verdict) return false;
    if (filter.failed && (answer?.report.failures.length ?? 0) === 0) return false;
    if (words === '') return true;
    const texts = [
      key,
      cells?.text,
      cells?.note,
      cells?.name,
      cells?.holder,
      cells?.place,
      cells?.verdict.text,
      entry.file,
    ];
    const isThere = texts.some((text) => text?.toLocaleLowerCase().includes(words));
    return isThere || (digits !== '' && entry.subject.kind === 'phone' && key.includes(digits));
  });
}

/** Returns the countries of a list's rows, each once. */
export function countriesOf(rows: readonly ListRow[]): string[] {
  return [...new Set(rows.flatMap(({ answer }) => answer?.cells.country ?? []))];
}
