import { mayHaveOtherDigits } from '../candidates/characters.ts';

const digit = /^\p{Nd}$/u;
const zeros = new Map<number, number>();

/**
 * Returns the zero (code point) of the decimal system that a digit is of. Unicode keeps the ten digits of a system in
 * one row (Unicode Standard 4.6), so this is the row's first digit. Some rows follow each other without a gap: the five
 * of mathematical digits, and those of two languages in Myanmar.
 */
export function zeroOf(code: number): number {
  let zero = zeros.get(code);
  if (zero === undefined) {
    let steps = 0;
    while (digit.test(String.fromCodePoint(code - steps - 1))) steps += 1;
    zero = code - (steps % 10);
    zeros.set(code, zero);
  }
  return zero;
}

/**
 * Are all digits of a text of one decimal system? Two systems have signs that look alike but have other values, such as
 * the Bengali four and the 8, so nobody can tell such a number by sight (UTS 39, mixed numbers).
 */
export function isOfOneSystem(text: string): boolean {
  if (!mayHaveOtherDigits.test(text)) return true;
  return new Set(Array.from(text.matchAll(/\p{Nd}/gu), ([sign]) => zeroOf(sign.codePointAt(0) ?? 0))).size < 2;
}

/** Has a text decimal digits other than 0 to 9? */
export function hasOtherDigits(text: string): boolean {
  return mayHaveOtherDigits.test(text) && /(?!\d)\p{Nd}/u.test(text);
}
