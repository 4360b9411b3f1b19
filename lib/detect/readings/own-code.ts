import type { DigitGroup } from '../groups/digit-groups.ts';
import { digitCount, joinedDigits } from '../groups/digit-groups.ts';
import { readsAsTable } from '../groups/grouping.ts';
import type { NumberReading } from '../plan/read-number.ts';
import { readNumber, readValid } from '../plan/read-number.ts';

/**
 * A number without a plus. `home` is its reading as one of the page's country, and `callingCode` that country's, empty
 * if unknown. `labeled`: a phone word is right before it. `isAnnounced`: a phone word or a link says that it is a
 * number.
 */
export type NumberWithoutPlus = {
  plain: string;
  groups: readonly DigitGroup[];
  home: NumberReading | null;
  callingCode: string;
  labeled: boolean;
  isAnnounced: boolean;
};

/** Signs between the groups of one number. */
export const withinNumber = /^(?:[ .-]|\) ?)$/;
/** Most digits of an area code that is joined to the calling code: `6012-3456789`. */
export const mostJoined = 3;
/** Fewest digits of a number with its calling code if no phone word is before it, or if nothing separates its groups. */
const fewestAlone = 11;

/**
 * Reads `62-21-5201234`, `(62) 21 5201234`, `6012-3456789` and `62215201234` as numbers with the calling code of the
 * page's country but without a plus. Plans with numbers of many lengths would read the calling code as an area code.
 * The calling code `1` is left out: it is too short to be a sign.
 */
export function readWithOwnCode(number: NumberWithoutPlus): NumberReading | null {
  const { groups, home, callingCode, labeled, isAnnounced } = number;
  const [first] = groups;
  if (callingCode === '' || callingCode === '1' || !first?.digits.startsWith(callingCode)) return null;
  const isLong = digitCount(groups) >= fewestAlone;
  const joined = first.digits.length - callingCode.length;
  if (groups.length === 1 ? !isLong : joined > mostJoined) return null;
  if (home?.status === 'valid' && !home.withCode && !home.trunkMissing()) return null;
  const reading = home?.status === 'valid' && home.withCode ? home : readValid(`+${joinedDigits(groups)}`, null);
  if (!reading?.e164.startsWith(`+${callingCode}`)) return null;
  const isMeant =
    isAnnounced ||
    isAloneInLine(number) ||
    (isLong && groups.length > 1 && isGroupedWithCode(groups, { joined, reading }));
  // `(84.28) 3739 4182`: dots between a code and an area in brackets are no decimal points.
  const isBracketed = labeled && first.before.endsWith('(');
  return isMeant && (isBracketed || !readsAsTable(groups, reading.e164, { labeled })) ? reading : null;
}

/**
 * Is the number grouped so that it needs no phone word? If an area code touches the calling code (`joined` digits), the
 * number is a mobile's, in brackets, or one that is never written with a zero: Chile's `569 8417 3920`.
 */
function isGroupedWithCode(
  groups: readonly DigitGroup[],
  { joined, reading }: { joined: number; reading: NumberReading },
): boolean {
  if (!groups.slice(1).every(({ before }) => withinNumber.test(before))) return false;
  if (joined === 0 || reading.mobile() || groups[0]?.before.endsWith('(')) return true;
  return groups.length > 2 && !reading.written().startsWith('0');
}

/** What is before and after a number that is alone in its line, also in the source of a page. */
const lineBefore = /(?:^|[\n>])[ \t]*$/;
const lineAfter = /^[ \t]*(?:[\r\n<]|$)/;
/** Digits in the line before or after: a column, which may be one of other numbers. */
const columnBefore = /\d[ \t]*\r?\n[ \t]*$/;
const columnAfter = /^[ \t]*\r?\n[ \t]*\d/;
const mostBlanks = 40;
/** Most digits of a number that only its line shows. Codes of goods have 13. */
const mostAlone = 12;

/** `50937436044` in Haiti: one group that begins with the calling code of three digits and is alone in its line. */
function isAloneInLine({ plain, groups, callingCode }: NumberWithoutPlus): boolean {
  const [only, ...others] = groups;
  if (!only || others.length > 0 || callingCode.length < 3 || only.digits.length > mostAlone) return false;
  if (only.before !== '') return false;
  const from = Math.max(0, only.start - mostBlanks);
  const to = only.end + mostBlanks;
  // Where the text is cut is no line end, so a dot takes the place of the rest.
  const before = `${from > 0 ? '.' : ''}${plain.slice(from, only.start)}`;
  const after = `${plain.slice(only.end, to)}${to < plain.length ? '.' : ''}`;
  if (columnBefore.test(before) || columnAfter.test(after)) return false;
  return lineBefore.test(before) && lineAfter.test(after);
}

/** Most digits of an area code that brackets join to the country's code. */
const mostOfArea = 2;

/**
 * `(574) 403 1770` in Colombia: reads the country's own code and a former area code in brackets, before a number of a
 * possible length.
 */
export function readOwnCodeInBrackets({ groups, home }: NumberWithoutPlus): NumberReading | null {
  const [first] = groups;
  const digits = joinedDigits(groups);
  const code = home?.e164.slice(1, -digits.length) ?? '';
  if (!first?.before.endsWith('(') || code === '' || !first.digits.startsWith(code)) return null;
  const reading = first.digits.length > code.length + mostOfArea ? null : readNumber(`+${digits}`, null);
  return reading?.status === 'possible' ? reading : null;
}

/** Colombia's numbers until September 2021 (CRC's resolution 5826), with an area code of one digit: `(571) 345 6789`. */
const formerColombian = /^57[1245678][2-9]\d{6}$/;

/** `(571) 345 6789` in Colombia is Bogotá, not Virginia. */
export function readFormerColombian(number: NumberWithoutPlus): NumberReading | null {
  const isFormer = number.home?.e164.startsWith('+57') && formerColombian.test(joinedDigits(number.groups));
  return isFormer ? readOwnCodeInBrackets(number) : null;
}
