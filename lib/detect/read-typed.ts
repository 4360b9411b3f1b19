import type { Result } from '../model/result.ts';
import { failed, ok } from '../model/result.ts';
import type { UnreadableReason } from '../model/unreadable-reason.ts';
import type { SubjectWithCountry } from './find-subjects.ts';
import { findSubjects } from './find-subjects.ts';
import { readSubject } from './read-subject.ts';

/**
 * What a person typed or pasted: one subject as a rule, else those that stand in the text, each once. `country` reads
 * national numbers. Never an empty list: where nothing is there, the reason.
 */
export function readTyped(
  text: string,
  country: string | null,
): Result<[SubjectWithCountry, ...SubjectWithCountry[]], UnreadableReason> {
  const read = readSubject(text, country);
  if (read.kind === 'subject') return ok([{ subject: read.subject, country: read.country }]);
  const [first, ...others] = findSubjects(text, country);
  return first ? ok([first, ...others]) : failed(read.reason);
}
