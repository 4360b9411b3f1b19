import type { Subject } from '../model/subject.ts';
import { subjectKey } from '../model/subject-key.ts';
import { detect } from './detect.ts';
import { readLettered } from './read-lettered.ts';
import { readSubject } from './read-subject.ts';

/** A subject and the country it was read with, null where it carries its own calling code or is an address. */
export type SubjectWithCountry = { subject: Subject; country: string | null };

/** A text that is nothing but a number, with what stands inside numbers, or a link to one. */
const numberAlone = /^\s*(?:\+|[a-z]+:|[\d(][\d\s()./+-]*$)/i;

/**
 * The subjects in a text that the person pointed at (a selection, a link's address), in order, each once. A number that
 * was selected alone is read as one typed into the popup is, even where detection on a page would leave it.
 */
export function findSubjects(text: string, country: string | null): SubjectWithCountry[] {
  const finds = detect(text, { country });
  const found = finds.map(({ subject, country: readWith }) => ({ subject, country: readWith }));
  if (found.length === 0 && numberAlone.test(text)) {
    const read = readSubject(text, country);
    if (read.kind === 'subject') return [{ subject: read.subject, country: read.country }];
  }
  const lettered = found.length === 0 ? readLettered(text, country) : null;
  if (lettered) return [lettered];
  return [...new Map(found.map((each) => [subjectKey(each.subject), each])).values()];
}
