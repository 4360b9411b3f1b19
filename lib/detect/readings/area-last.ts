import type { DigitGroup } from '../groups/digit-groups.ts';
import { joinedDigits } from '../groups/digit-groups.ts';
import { readNumber } from '../plan/read-number.ts';
import { detectorWords } from '../words/detector-words.ts';
import type { PhoneNumber } from './phone-number.ts';

const areaCode = /^0\d{1,3}$/;
const bracketedCode = /^(?:0[1-9]\d{0,3}|[1-9]\d{1,3})$/;
const separatesCode = /^ ?-|^ \/ ?$/;
const opensBracket = /^ ?\($/;
const mostLocal = 8;
const joinsLocal = /^[ .-]$/;

const { areaCode: areaWords } = detectorWords;
const namedArea = new RegExp(
  `^ ?\\((?:(?:${areaWords})[:.]? ?(0?[1-9]\\d{0,3})|(0[1-9]\\d{0,2}) (?:${areaWords}|code))\\)`,
  'i',
);
const fewestLocal = 5;
const mostGroups = 4;
const longestName = 40;
const bracket = 0x28;
const blank = 0x20;

/**
 * Reads `271-44-17 (код города 727)`, `9273 9418 (03 area)`: a word in the brackets after the number says that the area
 * code is there too, so no phone word is needed. The number ends before the brackets.
 */
export function numberWithNamedArea(
  plain: string,
  groups: readonly DigitGroup[],
  country: string | null,
): PhoneNumber | null {
  const locals = groups.slice(0, groupsBeforeBracket(plain, groups));
  const first = locals[0];
  const local = localDigits(locals);
  if (!first || local === null || local.length < fewestLocal || country === null || first.before.includes('+'))
    return null;
  const end = locals.at(-1)?.end ?? first.end;
  const [, after, ahead] = namedArea.exec(plain.slice(end, end + longestName)) ?? [];
  const area = after ?? ahead;
  const reading = area === undefined ? null : readNumber(area + local, country);
  if (reading?.status !== 'valid') return null;
  return { start: first.start, end, e164: reading.e164, withCode: false, valid: true };
}

/** Returns the digits of groups that may be a local number; null if they are too many or written otherwise. */
function localDigits(locals: readonly DigitGroup[]): string | null {
  const digits = joinedDigits(locals);
  if (digits.startsWith('0') || digits.length > mostLocal) return null;
  return locals.slice(1).every(({ before }) => joinsLocal.test(before)) ? digits : null;
}

/** Returns how many groups are before the first opening bracket; 0 if none of the first groups is. */
function groupsBeforeBracket(plain: string, groups: readonly DigitGroup[]): number {
  for (let index = 0; index < groups.length && index < mostGroups; index += 1) {
    const end = groups[index]?.end ?? 0;
    const code = plain.charCodeAt(end);
    if (code === bracket || (code === blank && plain.charCodeAt(end + 1) === bracket)) return index + 1;
  }
  return 0;
}

/**
 * Reads `88384716-021` or `4567-8901 (011)`: the area code is after the number. A phone word must be before it. Without
 * brackets, the code must have its trunk zero, and the digits in their own order must not be a valid number. `plain` is
 * the text.
 */
export function numberWithAreaLast(
  plain: string,
  groups: readonly DigitGroup[],
  country: string | null,
): PhoneNumber | null {
  const area = groups.at(-1);
  const locals = groups.slice(0, -1);
  const first = locals[0];
  const local = localDigits(locals);
  if (!first || !area || local === null || country === null || first.before.includes('(')) return null;
  const bracketed = opensBracket.test(area.before) && plain.charAt(area.end) === ')';
  if (!(bracketed ? bracketedCode : areaCode).test(area.digits)) return null;
  if (!bracketed && (locals.length > 1 || !separatesCode.test(area.before))) return null;
  const other = readNumber(bracketed ? local : local + area.digits, country);
  if (other?.status === 'valid' && !(bracketed && other.trunkMissing())) return null;
  const reading = readNumber(area.digits + local, country);
  if (reading?.status !== 'valid') return null;
  return { start: first.start, end: area.end, e164: reading.e164, withCode: false, valid: true };
}
