import { namesPlaceOf } from '../country/text-country.ts';
import type { Label } from '../labels/label.ts';
import type { DigitGroup } from './digit-groups.ts';
import { digitCount, joinedDigits, shapeOf } from './digit-groups.ts';
import { readsAsTable } from './number-grouping.ts';
import { isCallingCode } from './numbering-plan.ts';
import { mainCountryOf } from './parse-digits.ts';
import type { NumberReading } from './read-number.ts';
import { readNumber, readValid } from './read-number.ts';

/** The groups of a number without a plus. `labeled`: a phone word is right before it. */
type Written = { groups: readonly DigitGroup[]; labeled: boolean };

/**
 * What is known about its run. `callingCode`: that of the page's country, empty if unknown. `trusted`: it is inside a
 * link to a phone number.
 */
type Run = { plain: string; callingCode: string; label: Label; trusted: boolean };

/**
 * Reads a number without a plus as one with a calling code, or as one of another country; null if it is neither. `home`
 * is its reading as one of the page's country.
 */
export function readAbroad(
  home: NumberReading | null,
  { groups: inside, labeled }: Written,
  { plain, callingCode, label, trusted }: Run,
): NumberReading | null {
  const isAnnounced = labeled || trusted || (label === 'near' && inside.length > 1);
  const own = inside[0]?.digits.startsWith(callingCode)
    ? readWithOwnCode(home, inside, {
        callingCode,
        isAnnounced: isAnnounced || isAloneInLine(plain, inside, callingCode),
      })
    : null;
  // `(84.28) 3739 4182`: dots between a code and an area in brackets are no decimal points.
  const bracketed = labeled && inside[0]?.before.endsWith('(') === true;
  if (own && (bracketed || !readsAsTable(inside, own.e164, { labeled }))) return own;
  return (
    readAsDialed(home, inside) ??
    readCodeAndArea(home, inside) ??
    readCodeInBrackets(plain, home, inside) ??
    (labeled ? readAsAbroad(plain, home, inside) : null)
  );
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
function isAloneInLine(plain: string, [only, ...others]: readonly DigitGroup[], callingCode: string): boolean {
  if (!only || others.length > 0 || callingCode.length < 3 || only.digits.length > mostAlone) return false;
  if (only.before !== '') return false;
  const from = Math.max(0, only.start - mostBlanks);
  // Where the text is cut is no line end.
  const before = `${from > 0 ? '.' : ''}${plain.slice(from, only.start)}`;
  const after = plain.slice(only.end, only.end + mostBlanks);
  if (columnBefore.test(before) || columnAfter.test(after)) return false;
  return lineBefore.test(before) && lineAfter.test(only.end + mostBlanks < plain.length ? `${after}.` : after);
}

/** Most digits of an area code that is joined to the calling code: `6012-3456789`. */
const mostJoined = 3;
/** Digits of the last group after a code and an area code in brackets. */
const lastDigits = 4;
/** Fewest digits of such a number if no phone word is before it, or if nothing separates its groups. */
const fewestAlone = 11;
const withinNumber = /^(?:[ .-]|\) ?)$/;

/**
 * Reads `62-21-5201234`, `(62) 21 5201234`, `6012-3456789` and `62215201234` as numbers with the calling code of the
 * page's country but without a plus. Plans with numbers of many lengths would read the calling code as an area code.
 * `home` is that reading, used if it is valid and complete. The calling code `1` is left out: it is too short to be a
 * sign. `isAnnounced`: a phone word or a link says that it is a number.
 */
function readWithOwnCode(
  home: NumberReading | null,
  inside: readonly DigitGroup[],
  { callingCode, isAnnounced }: { callingCode: string; isAnnounced: boolean },
): NumberReading | null {
  const [first, ...others] = inside;
  if (callingCode === '' || callingCode === '1' || !first) return null;
  const isLong = digitCount(inside) >= fewestAlone;
  const joined = first.digits.length - callingCode.length;
  if (others.length === 0 ? !isLong : joined > mostJoined) return null;
  if (home?.status === 'valid' && !home.withCode && !home.trunkMissing()) return null;
  const isRead = home?.status === 'valid' && home.withCode;
  const reading = isRead ? home : readNumber(`+${joinedDigits(inside)}`, null);
  if (reading?.status !== 'valid' || !reading.e164.startsWith(`+${callingCode}`)) return null;
  return isAnnounced || (isLong && others.length > 0 && isGrouped(inside, joined, reading)) ? reading : null;
}

/**
 * Is the number grouped so that it needs no phone word? If an area code touches the calling code, the number is a
 * mobile's, in brackets, or one that is never written with a zero: Chile's `569 8417 3920`.
 */
function isGrouped(inside: readonly DigitGroup[], joined: number, reading: NumberReading): boolean {
  if (!inside.slice(1).every(({ before }) => withinNumber.test(before))) return false;
  if (joined === 0 || reading.mobile() || inside[0]?.before.endsWith('(')) return true;
  return inside.length > 2 && !reading.written().startsWith('0');
}

/** Fewest digits of an ungrouped number with its country code: `85222155100`. Fewer may be a national number. */
const fewestWithCode = 11;
/** Digits of a number of the North American plan. */
const americanDigits = 10;
/** Most digits of an area code that brackets join to the country's code. */
const mostOfArea = 2;

/**
 * Reads the number after a phone word as another country's, if the page's country (`home`) has no such number: `(412)
 * 268-7395`, grouped as in the North American plan, or `972-3-561-3699`, with a country code but no plus. Null
 * otherwise.
 */
function readAsAbroad(plain: string, home: NumberReading | null, inside: readonly DigitGroup[]): NumberReading | null {
  const own = ownCodeAndFormerArea(home, inside);
  if (own) return own;
  const american = readAsAmerican(plain, home, inside);
  if (american) return american;
  if (home?.status === 'valid' || inside[0]?.digits.startsWith('0')) return null;
  const [code] = inside;
  const digits = joinedDigits(inside);
  if (
    inside.length === 1
      ? digits.length < fewestWithCode
      : !isCallingCode(code?.digits ?? '') && !code?.before.endsWith('(')
  )
    return null;
  // `(322) 273 94 18` in America: as long as its own numbers, so more likely a Mexican number than one of Brussels.
  if (home?.e164.startsWith('+1') && digits.length === americanDigits && !isCallingCode(code?.digits ?? ''))
    return null;
  return readValid(`+${digits}`, null) ?? ownCodeTwice(home, inside, digits) ?? ownCodeInBrackets(home, inside, digits);
}

/** International prefixes of America and Australia, which begin nothing else that is grouped like a number. */
const farPrefixes = ['011', '0011'];
/** Those of many Asian countries. In others they may also begin a national number. */
const asianPrefixes = ['001', '010'];

/**
 * Reads `011 44 121 496 0124`, `0011 49 30 901820` or `001 61 3 9273 9418`, as dialed from America, Australia or
 * Singapore, on a page of any country. `home` is its reading as one of the page's country.
 */
function readAsDialed(home: NumberReading | null, inside: readonly DigitGroup[]): NumberReading | null {
  const [prefix, code, ...others] = inside;
  if (!prefix || prefix.digits.length < 3 || prefix.digits.length > 4 || !code || others.length === 0) return null;
  const isElsewhere = home?.status !== 'valid' || home.withCode;
  const isPrefix = farPrefixes.includes(prefix.digits) || (isElsewhere && asianPrefixes.includes(prefix.digits));
  if (!isPrefix) return null;
  if (!isCallingCode(code.digits)) return null;
  return readValid(`+${code.digits}${joinedDigits(others)}`, null);
}

/** Reads `(886-2) 2725-9877` on a page of any country: brackets join a calling code and an area code. */
function readCodeAndArea(home: NumberReading | null, inside: readonly DigitGroup[]): NumberReading | null {
  const [code, area, local] = inside;
  if (home?.status === 'valid' || !code?.before.endsWith('(') || !isCallingCode(code.digits)) return null;
  if (!area || !/^[ -]$/.test(area.before) || !local?.before.startsWith(')')) return null;
  const isShaped = area.digits.length <= mostJoined && inside.at(-1)?.digits.length === lastDigits;
  return isShaped ? readValid(`+${joinedDigits(inside)}`, null) : null;
}

/** Digits of a calling code in brackets that is long enough to be a sign, and fewest digits after it. */
const codeDigits = 3;
const fewestAfterCode = 7;
/** How far before and after the number its country is named (UTF-16 units). */
const placeBefore = 160;
const placeAfter = 60;

/**
 * Reads `(689) 40 66 23 61` and `(691) 350-2115` on a page of any country: brackets around exactly a calling code. The
 * page's country must have no such number. If it has one without its trunk zero, or North America has one, the text must
 * name the other country: `Suva … (679) 3301125` in India.
 */
function readCodeInBrackets(
  plain: string,
  home: NumberReading | null,
  inside: readonly DigitGroup[],
): NumberReading | null {
  const [code, ...others] = inside;
  if (!code?.before.endsWith('(') || !others[0]?.before.startsWith(')')) return null;
  if (code.digits.length !== codeDigits || !isCallingCode(code.digits) || digitCount(others) < fewestAfterCode)
    return null;
  if (!others.every(({ before }) => withinNumber.test(before)) || (home?.status === 'valid' && !home.trunkMissing()))
    return null;
  const reading = readValid(`+${joinedDigits(inside)}`, null);
  // `(501) 601-0315` is a number of Belize, or one of Arkansas.
  const isAmerican = shapeOf(inside) === '3,3,4' && readValid(`+1${joinedDigits(inside)}`, null) !== null;
  if (!reading || (home?.status !== 'valid' && !isAmerican)) return reading;
  const around = plain.slice(Math.max(0, code.start - placeBefore), (inside.at(-1)?.end ?? 0) + placeAfter);
  return namesPlaceOf(around, mainCountryOf(reading.e164)) ? reading : null;
}

/**
 * `972-68-719751` in Israel: the country's own code, which is not part of the national digits, before a number of a
 * possible length. `234-1-749 7322` in Nigeria: before one of about that length, if a dash is after
 * the code.
 */
function ownCodeTwice(
  home: NumberReading | null,
  [first, ...others]: readonly DigitGroup[],
  digits: string,
): NumberReading | null {
  if (!home?.e164.endsWith(digits)) return null;
  const code = home.e164.slice(1, -digits.length);
  const reading = code !== '' && digits.startsWith(code) ? readNumber(`+${digits}`, null) : null;
  if (reading?.status === 'possible') return reading;
  const isApart = first?.digits === code && others[0]?.before === '-';
  return code.length > 1 && isApart && reading?.nearPossible() ? reading : null;
}

/**
 * `(574) 403 1770` in Colombia: the country's own code and a former area code in brackets, before a number of a
 * possible length.
 */
function ownCodeInBrackets(
  home: NumberReading | null,
  [first]: readonly DigitGroup[],
  digits: string,
): NumberReading | null {
  const code = home?.e164.slice(1, -digits.length) ?? '';
  if (!first?.before.endsWith('(') || code === '' || !first.digits.startsWith(code)) return null;
  const reading = first.digits.length > code.length + mostOfArea ? null : readNumber(`+${digits}`, null);
  return reading?.status === 'possible' ? reading : null;
}

/** Colombia's numbers until September 2021 (CRC's resolution 5826), with an area code of one digit: `(571) 345 6789`. */
const formerColombian = /^57[1245678][2-9]\d{6}$/;

/** `(571) 345 6789` in Colombia is Bogotá, not Virginia. */
function ownCodeAndFormerArea(home: NumberReading | null, inside: readonly DigitGroup[]): NumberReading | null {
  if (!home?.e164.startsWith('+57')) return null;
  const digits = joinedDigits(inside);
  return formerColombian.test(digits) ? ownCodeInBrackets(home, inside, digits) : null;
}

/** Numbers of countries that often omit their trunk zero and group the rest as in America. */
const omitsTrunkZero = /^\+(?:54|58|90)/;
const tollFree = /^8(?:00|33|44|55|66|77|88)$/;
const america =
  /\b(?:USA?|U\.S\.?|United States|America|Canada|Toll|EE\.? ?UU|Estados Unidos|California|Texas|Florida|New York)\b|, [A-Z]{2} \d{5}(?!\d)/;
/** How far from the number the country is named (UTF-16 units). */
const aroundNumber = 60;

function readAsAmerican(
  plain: string,
  home: NumberReading | null,
  inside: readonly DigitGroup[],
): NumberReading | null {
  if (inside.length !== 3 && inside.length !== 4) return null;
  const withCode = inside.length === 4 && inside[0]?.digits === '1';
  const [area, exchange, line, more] = withCode ? inside.slice(1) : inside;
  if (more || area?.digits.length !== 3 || exchange?.digits.length !== 3) return null;
  if (line?.digits.length !== 4 || home?.e164.startsWith('+1')) return null;
  if (home?.status === 'valid') {
    // A country with a trunk zero would have one here, except for those that often omit it.
    if (!home.trunkMissing() || home.mobile()) return null;
    // India omits it in numbers with spaces.
    const omitsZero = omitsTrunkZero.test(home.e164) || (home.e164.startsWith('+91') && line.before.endsWith(' '));
    const isHabit = !withCode && omitsZero && !tollFree.test(area.digits);
    if (isHabit && !namesAmerica(plain, area.start, line.end)) return null;
  }
  return readValid(`+1${area.digits}${exchange.digits}${line.digits}`, null);
}

/** Is the United States or Canada named near a number? `Fremont, CA 94538`: a state and its postal code. */
function namesAmerica(plain: string, start: number, end: number): boolean {
  return america.test(plain.slice(Math.max(0, start - aroundNumber), end + aroundNumber));
}
