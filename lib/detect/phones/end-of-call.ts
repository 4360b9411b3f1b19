import type { DigitGroup } from '../groups/digit-groups.ts';
import { numberingPlan } from '../plan/numbering-plan.ts';
import { readValid } from '../plan/read-number.ts';
import type { TextOfCountry } from '../readings/phone-number.ts';

/** Words for an end of a call, in logs and in messages about money: `from=…`, `"dst": "…`, `ANI …`, `sent to …`. */
const endBefore =
  /(?:^|[^\p{L}\p{N}])(?:from|to|caller(?: ?id)?|callee|ani|dnis|src|dst|sender|recipient)["']?\s?[:=]?\s?["'<]?$/iu;
/** `from JANE AKINYI …`: a name in capitals, as messages about money have it. */
const nameBefore = /(?:^|[^\p{L}\p{N}])(?:from|to)(?: \p{Lu}{2,}){1,3} $/u;
const reach = 40;
/** Digits with a calling code: fewer are a national number or a Unix time, more are a time or an id. */
const fewestDigits = 11;
const mostDigits = 13;
/** `202305311230`: a date and a time. */
const dateAndTime = /^20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])/;

/**
 * Are the digits the caller or the called one in a log of calls: a valid number that begins with the calling code of the
 * page's country, without a plus, after a word for it?
 */
export function isEndOfCall({ plain, country }: TextOfCountry, { start, digits }: DigitGroup): boolean {
  const { length } = digits;
  const callingCode = country !== null && numberingPlan(country)?.callingCode;
  if (!callingCode || length < fewestDigits || length > mostDigits) return false;
  if (!digits.startsWith(callingCode) || dateAndTime.test(digits)) return false;
  const before = plain.slice(Math.max(0, start - reach), start);
  return (endBefore.test(before) || nameBefore.test(before)) && readValid(`+${digits}`, null) !== null;
}
