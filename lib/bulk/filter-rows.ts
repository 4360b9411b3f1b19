import { searchedDigits } from '../model/searched-digits.ts';
import type { VerdictTone } from '../report/verdict.ts';
import type { ListRow } from './list-row.ts';

/** Which rows of a list are shown; null shows all. `failed`: only those that the service could not answer. */
export type ListFilter = {
  text: string;
  kind: 'phone' | 'ip' | null;
  country: string | null;
  verdict: VerdictTone | null;
  failed: boolean;
};

export const noFilter: ListFilter = { text: '', kind: null, country: null, verdict: null, failed: false };

/** The rows that fit a filter. The text fits any cell, and a number however it is written. */
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
    const texts = [key, cells?.text, cells?.name, cells?.holder, cells?.place, cells?.verdict.text, entry.file];
    const isThere = texts.some((text) => text?.toLocaleLowerCase().includes(words));
    return isThere || (digits !== '' && entry.subject.kind === 'phone' && key.includes(digits));
  });
}

/** The countries of a list's rows, each once. */
export function countriesOf(rows: readonly ListRow[]): string[] {
  return [...new Set(rows.flatMap(({ answer }) => answer?.cells.country ?? []))];
}
