import type { DigitGroup } from '../groups/digit-groups.ts';
import { digitCount, joinedDigits, shapeOf } from '../groups/digit-groups.ts';
import { readNumber } from '../plan/read-number.ts';
import type { PhoneNumber } from '../readings/phone-number.ts';

const fewestDigits = 8;
const mostDigits = 11;
/** Most numbers that a directory has for one person. */
const mostNumbers = 4;
const postalCode = /^\d{4,6}$/;
const townName = /^,? \p{Lu}/u;

/** Common groupings of nine, eight and ten digits, used for any number. */
const usualShapes = new Set(['3,3,3', '2,3,2,2', '3,2,2,2', '2,2,2,2', '3,2,3', '3,3,4', '3,3,2,2', '2,2,2,2,2']);

/**
 * Reads a run of several numbers of `country`, each grouped as the country writes it: `968 21 74 06 637 418 205 968 21
 * 74 09`. Also reads one number with a postal code before or after it: `01 45 27 83 16 75016`. Null otherwise.
 */
export function numberRow(plain: string, groups: readonly DigitGroup[], country: string | null): PhoneNumber[] | null {
  const [first, second] = groups;
  const last = groups.at(-1);
  if (country === null || groups.length < 3 || !first || !second || !last) return null;
  if (groups.some(({ before }) => before.includes('+'))) return null;
  const digits = digitCount(groups);
  if (digits > mostNumbers * mostDigits) return null;
  if (digits >= 2 * fewestDigits && groups.every(({ before }, index) => index === 0 || before === ' ')) {
    const row = numbersIn(groups, country, mostNumbers);
    if (row && row.length > 1) return row;
  }
  if (postalCode.test(last.digits) && last.before === ' ') {
    const hasTown = townName.test(plain.slice(last.end, last.end + 3));
    const hasTrunkPrefix = /^[08]/.test(first.digits);
    if (hasTrunkPrefix || hasTown)
      return oneNumber(groups.slice(0, -1), country, { anyShape: hasTrunkPrefix && hasTown });
  }
  // Not after a trunk zero: `0221 212 555 2368`.
  const beginsWithPostalCode = /^[1-9]\d{4}$/.test(first.digits) && second.before === ' ';
  return beginsWithPostalCode ? oneNumber(groups.slice(1), country) : null;
}

/** `anyShape`: the groups may be of any length. */
type Shape = { anyShape?: boolean };

function oneNumber(groups: readonly DigitGroup[], country: string, shape?: Shape): PhoneNumber[] | null {
  const digits = digitCount(groups);
  if (digits < fewestDigits || digits > mostDigits) return null;
  const number = customaryNumber(groups, country, shape);
  return number && [number];
}

/** Reads all groups as at most `most` numbers; null if a group belongs to none. */
function numbersIn(groups: readonly DigitGroup[], country: string, most: number): PhoneNumber[] | null {
  if (groups.length === 0) return [];
  if (most === 0) return null;
  let digits = 0;
  for (let count = 1; count <= groups.length && digits < mostDigits; count += 1) {
    digits += groups[count - 1]?.digits.length ?? 0;
    if (digits < fewestDigits || digits > mostDigits) continue;
    const number = customaryNumber(groups.slice(0, count), country);
    const others = number && numbersIn(groups.slice(count), country, most - 1);
    if (others) return [number, ...others];
  }
  return null;
}

function customaryNumber(
  inside: readonly DigitGroup[],
  country: string,
  { anyShape = false }: Shape = {},
): PhoneNumber | null {
  const first = inside[0];
  const last = inside.at(-1);
  if (!first || !last || inside.length < 2) return null;
  const reading = readNumber(joinedDigits(inside), country);
  if (reading?.status !== 'valid' || reading.withCode || reading.trunkMissing()) return null;
  if (!anyShape && !isCustomary(inside, reading.written())) return null;
  return { start: startOf(first), end: last.end, e164: reading.e164, withCode: false, valid: true };
}

/** Are the groups as long as its country writes them, with or without a separate trunk zero, or common everywhere? */
function isCustomary(inside: readonly DigitGroup[], written: string): boolean {
  const shape = shapeOf(inside);
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
