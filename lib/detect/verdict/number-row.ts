import type { DigitGroup } from './digit-groups.ts';
import type { PhoneNumber } from './phone-number.ts';
import { readNumber } from './read-number.ts';

const fewestDigits = 8;
const mostDigits = 11;
/** A directory's line holds no more numbers of one person. */
const mostNumbers = 4;
const postalCode = /^\d{4,6}$/;
const townName = /^,? \p{Lu}/u;

/** Ways to group nine, eight and ten digits that people take for any number. */
const usualShapes = new Set(['3,3,3', '2,3,2,2', '3,2,2,2', '2,2,2,2', '3,2,3', '3,3,4', '3,3,2,2', '2,2,2,2,2']);

/**
 * `968 21 74 06 637 418 205 968 21 74 09`, `01 45 27 83 16 75016`: a run of groups that is numbers of `country` from its
 * first digit to its last, each grouped as it is written there, or one with a postal code before or behind it. Null where
 * it is not, or is one number alone.
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
    const row = rest(groups, 0, country, mostNumbers);
    if (row && row.length > 1) return row;
  }
  if (postalCode.test(last.digits) && last.before === ' ') {
    const town = townName.test(plain.slice(last.end, last.end + 3));
    const trunk = /^[08]/.test(first.digits);
    if (trunk || town) return one(groups.slice(0, -1), country, trunk && town);
  }
  // Not what a trunk zero leads: `0221 212 555 2368`.
  const lead = /^[1-9]\d{4}$/.test(first.digits) && second.before === ' ';
  return lead ? one(groups.slice(1), country, false) : null;
}

/** The groups as one number; `anyShape`: however it is grouped. */
function one(groups: readonly DigitGroup[], country: string, anyShape: boolean): PhoneNumber[] | null {
  const digits = groups.map((group) => group.digits).join('');
  if (digits.length < fewestDigits || digits.length > mostDigits) return null;
  const number = customary(groups, digits, country, anyShape);
  return number && [number];
}

/** The numbers from a group on, null where some group belongs to none. */
function rest(groups: readonly DigitGroup[], from: number, country: string, left: number): PhoneNumber[] | null {
  if (from === groups.length) return [];
  if (left === 0) return null;
  let digits = '';
  for (let to = from; to < groups.length && digits.length < mostDigits; to += 1) {
    digits += groups[to]?.digits ?? '';
    if (digits.length < fewestDigits || digits.length > mostDigits) continue;
    const number = customary(groups.slice(from, to + 1), digits, country, false);
    const behind = number && rest(groups, to + 1, country, left - 1);
    if (behind) return [number, ...behind];
  }
  return null;
}

function customary(
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

/** Are the groups as long as those of the number as its country writes it, whether its zero stands apart or not? */
function isCustomary(inside: readonly DigitGroup[], written: string): boolean {
  const shape = inside.map((group) => group.digits.length).join();
  const habit = written
    .split(/\D+/)
    .flatMap((part) => part.length || [])
    .join();
  return shape === habit || shape === `1,${habit}` || usualShapes.has(shape) || apart(inside) === habit;
}

/** The lengths of the groups with a trunk zero that stands apart joined to the next: `0 212 295 41 00`. */
function apart([zero, area, ...others]: readonly DigitGroup[]): string {
  if (zero?.digits !== '0' || !area) return '';
  return [area.digits.length + 1, ...others.map((group) => group.digits.length)].join();
}

function startOf({ start, before }: DigitGroup): number {
  return before.endsWith('(') ? start - 1 : start;
}
