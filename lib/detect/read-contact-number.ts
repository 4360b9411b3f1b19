import type { NumberProblem } from '../model/contact.ts';
import type { Result } from '../model/result.ts';
import { failed, ok } from '../model/result.ts';
import { findSubjects } from './find-subjects.ts';
import { readSubject } from './read-subject.ts';
import { readNumber } from './verdict/read-number.ts';

/** Pauses and tones behind a number, as telephones dial them: `,` `;` `p` `w` `*` `#`. */
const dialledAfter = /(\d)\s*[,;pw*#][\d\s,;pw*#]*$/i;

/**
 * The numbers (E.164) in a contact's field, or a `tel:` link: one as a rule, more where several were written. National
 * numbers are read with `country`. Only numbers of a possible length are given: a short code is nobody's number in E.164.
 */
export function readContactNumber(text: string, country: string | null): Result<string[], NumberProblem> {
  const plain = /^tel:/i.test(text) ? text : text.replace(dialledAfter, '$1');
  const read = readSubject(plain, country);
  const subjects =
    read.kind === 'subject' ? [read.subject] : findSubjects(plain, country).map(({ subject }) => subject);
  const numbers = subjects.flatMap((subject) => {
    return subject.kind === 'phone' && isPossible(subject.e164) ? [subject.e164] : [];
  });
  if (numbers.length > 0) return ok([...new Set(numbers)]);
  const needsCountry = read.kind === 'unreadable' && read.reason === 'needs-country';
  return failed(needsCountry ? 'needs-country' : 'not-a-number');
}

function isPossible(e164: string): boolean {
  const reading = readNumber(e164, null);
  return reading !== null && reading.status !== 'readable';
}
