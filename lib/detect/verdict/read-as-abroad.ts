import { isCallingCode } from './calling-codes.ts';
import type { DigitGroup } from './digit-groups.ts';
import type { Reading } from './read-number.ts';
import { readNumber } from './read-number.ts';

/** A country code and a number of which the code is told by its length alone: `85222155100`. */
const fewestWithCode = 11;

/**
 * What stands behind a phone word as another country's number, where the country at hand (`home`) has no such number:
 * `(412) 268-7395`, grouped as in the North American plan, and `972-3-561-3699`, whose country code has no plus. Null
 * where it is a number of the country at hand, or of none.
 */
export function readAsAbroad(home: Reading | null, inside: readonly DigitGroup[]): Reading | null {
  const american = readAsAmerican(home, inside);
  if (american) return american;
  if (home?.status === 'valid' || inside[0]?.digits.startsWith('0')) return null;
  const [code] = inside;
  const digits = inside.map((group) => group.digits).join('');
  if (inside.length === 1 ? digits.length < fewestWithCode : !isCallingCode(code?.digits ?? '')) return null;
  return validAbroad(digits) ?? ownCodeTwice(home, digits);
}

/** `011 44 121 496 0124`, `0011 49 30 901820`: as it is dialled from America or Australia, on a page of any country. */
export function readAsDialled(inside: readonly DigitGroup[]): Reading | null {
  const [prefix, code, ...others] = inside;
  if (
    (prefix?.digits !== '011' && prefix?.digits !== '0011') ||
    !code ||
    others.length === 0 ||
    !isCallingCode(code.digits)
  )
    return null;
  return validAbroad(code.digits + others.map((group) => group.digits).join(''));
}

/** `972-68-719751` in Israel: its own code, which is none of the national digits, before a number of a possible length. */
function ownCodeTwice(home: Reading | null, digits: string): Reading | null {
  if (!home?.e164.endsWith(digits)) return null;
  const code = home.e164.slice(1, -digits.length);
  const reading = code !== '' && digits.startsWith(code) ? readNumber(`+${digits}`, null) : null;
  return reading?.status === 'possible' ? reading : null;
}

function readAsAmerican(home: Reading | null, inside: readonly DigitGroup[]): Reading | null {
  if (inside.length !== 3 && inside.length !== 4) return null;
  const withCode = inside.length === 4 && inside[0]?.digits === '1';
  const [area, exchange, line, more] = withCode ? inside.slice(1) : inside;
  if (more || area?.digits.length !== 3 || exchange?.digits.length !== 3) return null;
  if (line?.digits.length !== 4 || home?.e164.startsWith('+1')) return null;
  // A country that writes a trunk zero would write one here.
  if (home?.status === 'valid' && (!home.trunkMissing() || home.mobile())) return null;
  return validAbroad(`1${area.digits}${exchange.digits}${line.digits}`);
}

function validAbroad(digits: string): Reading | null {
  const reading = readNumber(`+${digits}`, null);
  return reading?.status === 'valid' ? reading : null;
}
