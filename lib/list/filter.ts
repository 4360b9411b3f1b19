import { searchedDigits } from '../model/subject.ts';
import { isValid } from '../report/claims/verdict.ts';
import type { VerdictTone } from '../report/view/view.ts';
import { countryName } from '../words/countries.ts';
import { say } from '../words/say.ts';
import type { ListRow, RowCells } from './rows.ts';
import { tagsOf, tagWords } from './rows.ts';

/** A verdict to filter by: what somebody confirms or vouches for is among the valid ones. */
export type FilterVerdict = Exclude<VerdictTone, 'confirmed' | 'vouched'>;

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
      cells?.company,
      cells?.risk?.text,
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

/** How many numbers show that a list has numbers of a country, and for how many countries that counts. */
const numbersThatShow = 2;
const mostCountries = 5;

/** Returns the countries that several of a list's phone numbers are of, the most frequent first, without one of them. */
export function otherCountries(rows: readonly ListRow[], without: string | null): string[] {
  const counts = new Map<string, number>();
  for (const { answer } of rows) {
    const device = answer?.report.device;
    const region = device?.kind === 'phone' ? device.region : null;
    if (region !== null && region !== without) counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  const shown = [...counts].filter(([, count]) => count >= numbersThatShow).sort(([, one], [, other]) => other - one);
  return shown.slice(0, mostCountries).map(([region]) => region);
}

/** Returns the countries of a list's rows, each once. */
export function countriesOf(rows: readonly ListRow[]): string[] {
  return [...new Set(rows.flatMap(({ answer }) => answer?.cells.country ?? []))];
}
