import type { NumberProblem } from '../model/contact.ts';
import type { Result } from '../model/result.ts';
import { failed, ok } from '../model/result.ts';
import { readTyped } from './read-typed.ts';
import { readNumber } from './verdict/read-number.ts';

/** Pauses and tones behind a number, as telephones dial them: `,` `;` `p` `w` `*` `#`. */
const dialledAfter = /(\d)\s*[,;pw*#][\d\s,;pw*#]*$/i;

/**
 * The numbers (E.164) in a contact's field, or a `tel:` link: one as a rule, more where several were written. National
 * numbers are read with `country`. Only numbers of a possible length are given: a short code is nobody's number in E.164.
 */
export function readContactNumber(text: string, country: string | null): Result<string[], NumberProblem> {
  const plain = /^tel:/i.test(text) ? text : text.replace(dialledAfter, '$1');
  const read = readTyped(plain, country);
  const numbers = (read.ok ? read.value : []).flatMap(({ subject }) => {
    return subject.kind === 'phone' && isPossible(subject.e164) ? [subject.e164] : [];
  });
  if (numbers.length > 0) return ok([...new Set(numbers)]);
  return failed(!read.ok && read.problem === 'needs-country' ? 'needs-country' : 'not-a-number');
}

function isPossible(e164: string): boolean {
  const reading = readNumber(e164, null);
  return reading !== null && reading.status !== 'readable';
}
