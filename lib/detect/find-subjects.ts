import type { Subject } from '../model/subject.ts';
import { subjectKey } from '../model/subject-key.ts';
import { detect } from './detect.ts';
import { readSubject } from './read-subject.ts';

/** A subject and the country it was read with, null where it carries its own calling code or is an address. */
export type FoundSubject = { subject: Subject; country: string | null };

/**
 * The subjects in a text that the person pointed at (a selection, a link's address), in order, each once. What the
 * person marked with a `+` or a link scheme is read even where detection would not find it.
 */
export function findSubjects(text: string, country: string | null): FoundSubject[] {
  const finds = detect(text, { country });
  const found = finds.map(({ subject, country: readWith }) => ({ subject, country: readWith }));
  if (found.length === 0 && /^\s*(\+|[a-z]+:)/i.test(text)) {
    const read = readSubject(text, country);
    if (read.kind === 'subject') return [{ subject: read.subject, country: read.country }];
  }
  return [...new Map(found.map((each) => [subjectKey(each.subject), each])).values()];
}
