import { placesNamed } from '../country/text-country.ts';
import { digitCount, joinedDigits, shapeOf } from '../groups/digit-groups.ts';
import { isCallingCode } from '../plan/numbering-plan.ts';
import { mainCountryOf } from '../plan/parse-digits.ts';
import type { NumberReading } from '../plan/read-number.ts';
import { readValid } from '../plan/read-number.ts';
import type { NumberWithoutPlus } from './own-code.ts';
import { mostJoined, readFormerColombian, readOwnCodeInBrackets, readWithOwnCode, withinNumber } from './own-code.ts';
import { withRussianCode } from './russian-trunk.ts';

/**
 * Reads a number without a plus as one with a calling code, or as one of another country than the page's; null if it is
 * neither.
 */
export function readWithoutPlus(number: NumberWithoutPlus): NumberReading | null {
  return (
    readWithOwnCode(number) ??
    readWithPlusLast(number) ??
    readRussian(number) ??
    readAsDialed(number) ??
    readCodeAndArea(number) ??
    readCodeInBrackets(number) ??
    (number.labeled ? readAfterPhoneWord(number) : null)
  );
}

/** A plus after the digits, not before those of the next number. */
const plusAfter = /^ ?\+(?! ?[\d(])/;

/** Reads `966557394182+` in Saudi Arabia: among words of Arabic or Hebrew a plus slips to the end. */
function readWithPlusLast({ plain, groups, callingCode }: NumberWithoutPlus): NumberReading | null {
  const end = groups.at(-1)?.end ?? 0;
  const isOwn = callingCode.length > 1 && groups[0]?.digits.startsWith(callingCode);
  return isOwn && plusAfter.test(plain.slice(end, end + 3)) ? readValid(`+${joinedDigits(groups)}`, null) : null;
}

/** Reads `8 (912) 343-69-66` on the page of another country. */
function readRussian({ groups, callingCode }: NumberWithoutPlus): NumberReading | null {
  const digits = callingCode === '7' ? null : withRussianCode(groups);
  return digits === null ? null : readValid(digits, null);
}

/** International prefixes of America and Australia, which begin nothing else that is grouped like a number. */
const farPrefixes = ['011', '0011'];
/** Those of many Asian countries. In others they may also begin a national number. */
const asianPrefixes = ['001', '010'];

/**
 * Reads `011 44 121 496 0124`, `0011 49 30 901820` or `001 61 3 9273 9418`, as dialed from America, Australia or
 * Singapore, on a page of any country.
 */
function readAsDialed({ groups, home }: NumberWithoutPlus): NumberReading | null {
  const [prefix, code, ...others] = groups;
  if (!prefix || !code || others.length === 0) return null;
  const mayBeAsian = home?.status !== 'valid' || home.withCode;
  if (!farPrefixes.includes(prefix.digits) && !(mayBeAsian && asianPrefixes.includes(prefix.digits))) return null;
  if (!isCallingCode(code.digits)) return null;
  return readValid(`+${code.digits}${joinedDigits(others)}`, null);
}

/** Digits of the last group after a code and an area code in brackets. */
const lastDigits = 4;

/** Reads `(886-2) 2725-9877` on a page of any country: brackets join a calling code and an area code. */
function readCodeAndArea({ groups, home }: NumberWithoutPlus): NumberReading | null {
  const [code, area, local] = groups;
  if (home?.status === 'valid' || !code?.before.endsWith('(') || !isCallingCode(code.digits)) return null;
  if (!area || !/^[ -]$/.test(area.before) || !local?.before.startsWith(')')) return null;
  const isShaped = area.digits.length <= mostJoined && groups.at(-1)?.digits.length === lastDigits;
  return isShaped ? readValid(`+${joinedDigits(groups)}`, null) : null;
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
function readCodeInBrackets({ plain, groups, home }: NumberWithoutPlus): NumberReading | null {
  const [code, ...others] = groups;
  if (!code?.before.endsWith('(') || !others[0]?.before.startsWith(')')) return null;
  if (code.digits.length !== codeDigits || !isCallingCode(code.digits)) return null;
  if (digitCount(others) < fewestAfterCode || !others.every(({ before }) => withinNumber.test(before))) return null;
  if (home?.status === 'valid' && !home.trunkMissing()) return null;
  const reading = readValid(`+${joinedDigits(groups)}`, null);
  // `(501) 601-0315` is a number of Belize, or one of Arkansas.
  const isAmerican = shapeOf(groups) === '3,3,4' && readValid(`+1${joinedDigits(groups)}`, null) !== null;
  if (!reading || (home?.status !== 'valid' && !isAmerican)) return reading;
  const around = plain.slice(Math.max(0, code.start - placeBefore), (groups.at(-1)?.end ?? 0) + placeAfter);
  const country = mainCountryOf(reading.e164);
  return country !== null && placesNamed(around).has(country) ? reading : null;
}

/** Fewest digits of an ungrouped number with its country code: `85222155100`. Fewer may be a national number. */
const fewestWithCode = 11;
/** Digits of a number of the North American plan. */
const americanDigits = 10;

/**
 * Reads the number after a phone word as another country's, if the page's country has no such number: `(412) 268-7395`,
 * grouped as in the North American plan, or `972-3-561-3699`, with a country code but no plus.
 */
function readAfterPhoneWord(number: NumberWithoutPlus): NumberReading | null {
  return readFormerColombian(number) ?? readAsAmerican(number) ?? readCodeAfterPhoneWord(number);
}

function readCodeAfterPhoneWord(number: NumberWithoutPlus): NumberReading | null {
  const { groups, home } = number;
  const [first] = groups;
  if (!first || home?.status === 'valid' || first.digits.startsWith('0')) return null;
  const digits = joinedDigits(groups);
  const beginsWithCode = isCallingCode(first.digits);
  if (groups.length === 1 && digits.length < fewestWithCode) return null;
  if (groups.length > 1 && !beginsWithCode && !first.before.endsWith('(')) return null;
  // `(322) 273 94 18` in America: as long as its own numbers, so more likely a Mexican number than one of Brussels.
  if (home?.e164.startsWith('+1') && digits.length === americanDigits && !beginsWithCode) return null;
  return readValid(`+${digits}`, null) ?? readOwnCodeInBrackets(number);
}

/** Numbers of countries that often omit their trunk zero and group the rest as in America. */
const omitsTrunkZero = /^\+(?:54|58|90)/;
const tollFree = /^8(?:00|33|44|55|66|77|88)$/;
/** The United States or Canada, or a state and its postal code: `Fremont, CA 94538`. */
const america =
  /\b(?:USA?|U\.S\.?|United States|America|Canada|Toll|EE\.? ?UU|Estados Unidos|California|Texas|Florida|New York)\b|, [A-Z]{2} \d{5}(?!\d)/;
/** How far from the number America is named (UTF-16 units). */
const aroundNumber = 60;

/** Reads `212-555-2368` or `1 212 555 2368` on the page of another country. */
function readAsAmerican({ plain, groups, home }: NumberWithoutPlus): NumberReading | null {
  const shape = shapeOf(groups);
  const withCode = shape === '1,3,3,4' && groups[0]?.digits === '1';
  const [area, exchange, line] = withCode ? groups.slice(1) : groups;
  if (!area || !exchange || !line || (!withCode && shape !== '3,3,4') || home?.e164.startsWith('+1')) return null;
  if (home?.status === 'valid') {
    // A country with a trunk zero would have one here, except for those that often omit it.
    if (!home.trunkMissing() || home.mobile()) return null;
    // India omits it in numbers with spaces.
    const omitsZero = omitsTrunkZero.test(home.e164) || (home.e164.startsWith('+91') && line.before.endsWith(' '));
    const around = plain.slice(Math.max(0, area.start - aroundNumber), line.end + aroundNumber);
    if (omitsZero && !withCode && !tollFree.test(area.digits) && !america.test(around)) return null;
  }
  const reading = readValid(`+1${area.digits}${exchange.digits}${line.digits}`, null);
  return reading && !withCode ? { ...reading, formOf: 'US' } : reading;
}
