import type { DigitGroup } from './digit-groups.ts';
import type { PhoneNumber } from './read-number.ts';
import { readNumber } from './read-number.ts';

const areaCode = /^0\d{1,3}$/;
const bracketedCode = /^(?:0[1-9]\d{0,3}|[1-9]\d{1,3})$/;
const apart = /^ ?-|^ \/ ?$/;
const opens = /^ ?\($/;
const mostLocal = 8;
const joinsLocal = /^[ .-]$/;

/**
 * Reads `88384716-021` or `4567-8901 (011)`: the area code is printed after the number. A phone word must be before it.
 * Without brackets, the code must have its zero, and only this order gives a valid number. `plain` is the text.
 */
export function numberWithAreaLast(
  plain: string,
  groups: readonly DigitGroup[],
  country: string | null,
): PhoneNumber | null {
  const first = groups[0];
  const area = groups.at(-1);
  const locals = groups.slice(0, -1);
  if (!first || !area || locals.length === 0 || country === null) return null;
  const local = locals.map((group) => group.digits).join('');
  if (local.startsWith('0') || local.length > mostLocal || first.before.includes('(')) return null;
  if (!locals.slice(1).every(({ before }) => joinsLocal.test(before))) return null;
  const bracketed = opens.test(area.before) && plain.charAt(area.end) === ')';
  if (!(bracketed ? bracketedCode : areaCode).test(area.digits)) return null;
  if (!bracketed && (locals.length > 1 || !apart.test(area.before))) return null;
  const other = readNumber(bracketed ? local : local + area.digits, country);
  if (other?.status === 'valid' && !(bracketed && other.trunkMissing())) return null;
  const reading = readNumber(area.digits + local, country);
  if (reading?.status !== 'valid') return null;
  return { start: first.start, end: area.end, e164: reading.e164, withCode: false, valid: true };
}
