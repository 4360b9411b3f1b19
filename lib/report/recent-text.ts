import type { HistoryEntry } from '../model/history-entry.ts';
import { subjectKey } from '../model/subject-key.ts';
import { withExtension } from './with-extension.ts';

/** A look-up's subject as people write it, with its extension. */
export function recentText({ subject, number }: HistoryEntry): string {
  return withExtension(number ?? subjectKey(subject), subject);
}
