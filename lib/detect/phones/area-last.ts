import type { DigitGroup } from './digit-groups.ts';
import type { PhoneNumber } from './read-number.ts';
import { readNumber } from './read-number.ts';

const areaCode = /^0\d{1,3}$/;
const apart = /^ ?[-(]|^ \/ ?$/;

/**
 * Reads `88384716-021` or `4627310 (011)`: in a text from right to left, the area code is printed after the number. A
 * phone word must be before it, and only this order gives a valid number.
 */
export function numberWithAreaLast(groups: readonly DigitGroup[], country: string | null): PhoneNumber | null {
  const [local, area, ...others] = groups;
  if (!local || !area || others.length > 0 || country === null) return null;
  if (local.digits.startsWith('0') || !areaCode.test(area.digits) || !apart.test(area.before)) return null;
  if (readNumber(local.digits + area.digits, country)?.status === 'valid') return null;
  const reading = readNumber(area.digits + local.digits, country);
  if (reading?.status !== 'valid') return null;
  return { start: local.start, end: area.end, e164: reading.e164, withCode: false, valid: true };
}
