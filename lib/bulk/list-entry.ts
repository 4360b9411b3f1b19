import type { Subject } from '../model/subject.ts';
import { subjectKey } from '../model/subject-key.ts';

/**
 * A distinct subject of a list. `country` is the one that a national number was read with; `count` how often it occurred;
 * `line` (from 1) and `file` (null: pasted) where it stood first; `defanged`: it was written so there; `hop`: the first
 * public hop of a mail's way.
 */
export type ListEntry = {
  subject: Subject;
  country: string | null;
  count: number;
  line: number;
  file: string | null;
  defanged: boolean;
  hop: boolean;
};

/** What tells the subjects of a list apart: numbers with different extensions are two. */
export function entryKey(subject: Subject): string {
  const extension = subject.kind === 'phone' ? subject.extension : undefined;
  return extension === undefined ? subjectKey(subject) : `${subjectKey(subject)};ext=${extension}`;
}
