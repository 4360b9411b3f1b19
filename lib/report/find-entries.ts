import type { HistoryEntry } from '../model/history-entry.ts';
import { searchedDigits } from '../model/searched-digits.ts';
import { subjectKey } from '../model/subject-key.ts';

/** The look-ups whose title, number or address holds what is searched; a number also as it may be written. */
export function findEntries(entries: readonly HistoryEntry[], search: string): HistoryEntry[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [...entries];
  const digits = searchedDigits(wanted);
  return entries.filter(({ subject, title }) => {
    const key = subjectKey(subject);
    if (key.includes(wanted) || title.toLowerCase().includes(wanted)) return true;
    return subject.kind === 'phone' && digits !== '' && key.includes(digits);
  });
}
