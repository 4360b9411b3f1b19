import { words } from '../words/word-list.ts';
import type { DigitGroup } from './digit-groups.ts';
import { digitCount } from './digit-groups.ts';

const usual = 6;

/**
 * Islands whose landline numbers have five digits and no area code: the Cook Islands, the Falklands, the Solomon
 * Islands, Saint Helena, Tonga, Tuvalu, Vanuatu and Samoa. Only there are so few digits read as a number.
 */
const ofFive = new Set(words('CK FK SB SH TO TV VU WS'));

/** Returns the fewest digits that are read as a number of `country`. Fewer than six need a phone word. */
export function fewestDigits(country: string | null): number {
  return country !== null && ofFive.has(country) ? usual - 1 : usual;
}

/** Countries whose mobile numbers have nine digits, a zero first. */
const ofNine = new Set(words('AM CG GA KH MM SL UY'));
const usualWithZero = 10;

/** Returns how many digits a group that begins with a zero needs at least to be a number without a phone word. */
export function fewestWithZero(country: string | null): number {
  return country !== null && ofNine.has(country) ? usualWithZero - 1 : usualWithZero;
}

/** Are five digits grouped as a whole number of such an island (`27394`, `27 394`), not the beginning of a longer one? */
export function mayBeOfFive(inside: readonly DigitGroup[], next: DigitGroup | undefined): boolean {
  if (digitCount(inside) >= usual) return true;
  const [first, second, ...others] = inside;
  if (!first || others.length > 0 || (next && !/[/,;(]| {2}/.test(next.before))) return false;
  return second === undefined || (first.digits.length === 2 && /^[ -]$/.test(second.before));
}
