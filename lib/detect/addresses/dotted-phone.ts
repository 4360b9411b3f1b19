import { labelBefore } from '../labels/label.ts';
import { isCallingCode, numberingPlan } from '../plan/numbering-plan.ts';
import { readNumber, readValid } from '../plan/read-number.ts';
import type { TextOfCountry } from '../readings/phone-number.ts';

/** `02/86.46.31.90`: area codes start with a zero, parts of an address or a path do not. */
const areaCode = /(?<=^|[\s:(])0\d{1,4}\/$/;
/** `+30 210.52.12.190`, `01 (55) 56.48.29.17`, `02 86.46.31.90`: codes with a plus, a trunk zero or brackets. */
const codes = /(?<![\d.])(?:\(?\+ ?\d{1,4}\)?[ -]?(?:\(\d{1,4}\) ?)?|(?:\d{1,3} ?)?\(\d{1,4}\) ?|0\d{1,4} )$/;
/** Mexico's former trunk prefix and an area code, on a page of any country. */
const formerMexican = /^01 ?\(\d{2,3}\) ?$/;
const mostOfCodes = 16;

/**
 * Is a dotted quad a phone number, or its end: `FAX: 210.52.12.190` in Greece, `Tel. 02/86.46.31.90` in Italy, `+45
 * 33.48.29.17`? Before it must be a plus, an area code and a slash, the calling code of the text's country in brackets,
 * a phone word, or another number in the same list. The digits must be a valid number, or in the last two cases one from
 * before its plan grew. `phoneBefore` is the end of the last phone number of this kind, -1 if there is none.
 */
export function isDottedPhone(
  text: TextOfCountry,
  { quad, start }: { quad: string; start: number },
  phoneBefore: number,
): boolean {
  const { plain, country } = text;
  const before = plain.slice(Math.max(0, start - mostOfCodes), start);
  const area = areaCode.exec(before)?.[0];
  const code = area ?? codes.exec(before)?.[0] ?? '';
  const begin = start - code.length;
  const isMeant =
    (phoneBefore !== -1 && listSigns.test(plain.slice(phoneBefore, begin))) ||
    isAfterPairs(quad, plain.slice(Math.max(0, begin - mostOfPairs), begin)) ||
    labelBefore(plain, begin, country) === 'direct';
  const isFormerMexican = formerMexican.test(code);
  const hasCode = area !== undefined || code.includes('+') || isOwnCode(code, country);
  if (!isMeant && !isFormerMexican && !hasCode) return false;
  const isValid = isValidNumber(code + quad, country) || isValidNumber(code.replace('(0', '(') + quad, country);
  if (isFormerMexican) return isMeant || (country === 'MX' && isValid);
  return isValid || (isMeant && isFormerNumber(code, quad));
}

const listSigns = /^(?:[\s,;/|·•-]{1,4}|\s(?:ou|et|y|o|e|or|and)\s)$/;
/** `76 41 23 45/66.72.34.56`: a phone number in pairs, and the sign of a list. */
const pairsBefore = /(?<!\d[ .:/-]?)\d\d(?: \d\d){3,4} ?[/,;] ?$/;
/** `20 22 73 94, Orange 70.12.34.56`: the same, and the name of a network or another word before four more pairs. */
const namedPairsBefore =
  /(?<!\d[ .:/-]?)\d\d([ .])\d\d(?:\1\d\d){2,3} ?[/,;-] ?(?!IP|DNS|VPN|LAN)\p{Lu}\p{L}{2,9} ?:? $/u;
const fourPairs = /^\d\d(?:\.\d\d){3}$/;
const mostOfPairs = 32;

/** Does the quad follow a phone number in pairs, as the next one of a list? */
function isAfterPairs(quad: string, before: string): boolean {
  return pairsBefore.test(before) || (fourPairs.test(quad) && namedPairsBefore.test(before));
}

/** `(689) 40.50.12.34` in French Polynesia. Shorter codes, as `(1)`, also number the items of lists. */
function isOwnCode(code: string, country: string | null): boolean {
  const [, digits] = /^\((\d{3})\) ?$/.exec(code) ?? [];
  return digits !== undefined && country !== null && numberingPlan(country)?.callingCode === digits;
}

/** `Tél. (225) 20.31.46.29`: a number of about its plan's length, from before the plan grew, with its calling code. */
function isFormerNumber(code: string, quad: string): boolean {
  const digits = code.replaceAll(/\D/g, '');
  return isCallingCode(digits) && readNumber(`+${digits}${quad.replaceAll('.', '')}`, null)?.nearPossible() === true;
}

function isValidNumber(written: string, country: string | null): boolean {
  return readValid(written.replaceAll(/[^+\d]/g, ''), country) !== null;
}
