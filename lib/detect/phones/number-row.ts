import type { DigitGroup } from './digit-groups.ts';
import type { PhoneNumber } from './read-number.ts';
import { readNumber } from './read-number.ts';

const fewestDigits = 8;
const mostDigits = 11;
/** Most numbers that a directory has for one person. */
const mostNumbers = 4;
const postalCode = /^\d{4,6}$/;
const townName = /^,? \p{Lu}/u;

/** Common groupings of nine, eight and ten digits, used for any number. */
const usualShapes = new Set(['3,3,3', '2,3,2,2', '3,2,2,2', '2,2,2,2', '3,2,3', '3,3,4', '3,3,2,2', '2,2,2,2,2']);

/**
 * Reads a run that consists of numbers of `country` from its first digit to its last (`968 21 74 06 637 418 205 968 21
 * 74 09`), each grouped as the country writes it, or of one number and a postal code before or after it (`01 45 27 83
 * 16 75016`). Null otherwise, and for one number alone.
 */
export function numberRow(plain: string, groups: readonly DigitGroup[], country: string | null): PhoneNumber[] | null {
  const [first, second] = groups;
  const last = groups.at(-1);
  if (country === null || groups.length < 3 || !first || !second || !last) return null;
  if (groups.some(({ before }) => before.includes('+'))) return null;
  let digits = 0;
  for (const group of groups) digits += group.digits.length;
  if (digits > mostNumbers * mostDigits) return null;
  if (digits >= 2 * fewestDigits && groups.every(({ before }, index) => index === 0 || before === ' ')) {
    const row = numbersFrom(groups, 0, country, mostNumbers);
    if (row && row.length > 1) return row;
  }
  if (postalCode.test(last.digits) && last.before === ' ') {
    const town = townName.test(plain.slice(last.end, last.end + 3));
    const trunk = /^[08]/.test(first.digits);
    if (trunk || town) return oneNumber(groups.slice(0, -1), country, trunk && town);
  }
  // Not after a trunk zero: `0221 212 555 2368`.
  const lead = /^[1-9]\d{4}$/.test(first.digits) && second.before === ' ';
  return lead ? oneNumber(groups.slice(1), country, false) : null;
}

/** Reads the groups as one number. `anyShape`: any grouping will do. */
function oneNumber(groups: readonly DigitGroup[], country: string, anyShape: boolean): PhoneNumber[] | null {
  const digits = groups.map((group) => group.digits).join('');
  if (digits.length < fewestDigits || digits.length > mostDigits) return null;
  const number = customaryNumber(groups, digits, country, anyShape);
  return number && [number];
}

/** Reads the numbers from a group on; null if a group belongs to none. */
function numbersFrom(groups: readonly DigitGroup[], from: number, country: string, left: number): PhoneNumber[] | null {
  if (from === groups.length) return [];
  if (left === 0) return null;
  let digits = '';
  for (let to = from; to < groups.length && digits.length < mostDigits; to += 1) {
    digits += groups[to]?.digits ?? '';
    if (digits.length < fewestDigits || digits.length > mostDigits) continue;
    const number = customaryNumber(groups.slice(from, to + 1), digits, country, false);
    const others = number && numbersFrom(groups, to + 1, country, left - 1);
    if (others) return [number, ...others];
  }
  return null;
}

function customaryNumber(
  inside: readonly DigitGroup[],
  digits: string,
  country: string,
  anyShape: boolean,
): PhoneNumber | null {
  const first = inside[0];
  const last = inside.at(-1);
  if (!first || !last || inside.length < 2) return null;
  const reading = readNumber(digits, country);
  if (reading?.status !== 'valid' || reading.withCode || reading.trunkMissing()) return null;
  if (!anyShape && !isCustomary(inside, reading.written())) return null;
  return { start: startOf(first), end: last.end, e164: reading.e164, withCode: false, valid: true };
}

/** Are the groups as long as its country writes them, with or without a separate trunk zero, or common everywhere? */
function isCustomary(inside: readonly DigitGroup[], written: string): boolean {
  const shape = inside.map((group) => group.digits.length).join();
  const habit = written
    .split(/\D+/)
    .flatMap((part) => part.length || [])
    .join();
  return shape === habit || shape === `1,${habit}` || usualShapes.has(shape) || shapeWithZero(inside) === habit;
}

/** Returns the groups' lengths, a separate trunk zero counted with the next group: `0 212 295 41 00`. */
function shapeWithZero([zero, area, ...others]: readonly DigitGroup[]): string {
  if (zero?.digits !== '0' || !area) return '';
  return [area.digits.length + 1, ...others.map((group) => group.digits.length)].join();
}

function startOf({ start, before }: DigitGroup): number {
  return before.endsWith('(') ? start - 1 : start;
}
