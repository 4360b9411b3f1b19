import { parseIp } from '../../address/parse-ip.ts';

/** A dotted text of four or more groups of up to three digits, none led by a zero, as in an address with a slip in it. */
const addressShape = /^[1-9]\d{0,2}(?:\.\d{1,3}){3,}$/;
const partOfIpv4 = /^[1-9]\d{0,2}(?:\.\d{0,3}){1,3}$/;
const dates = [
  /^(?<year>\d{4})([-./])(?<month>\d{1,2})\2(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})([-./])(?<month>\d{1,2})\2(?<year>\d{4})$/,
  /^(?<month>\d{1,2})([-./])(?<day>\d{1,2})\2(?<year>\d{4})$/,
];

/**
 * Whether typed digits without a `+` are meant as something else than a phone number: a part of an IPv4 address, as
 * while typing it; several addresses; an address with a slip (`999.999.999.999`, `1.2.3.4.5`); a date. A dotted number
 * of a plan that writes them so (`91.411.22.33` in Spain) is told apart by its longer groups.
 */
export function typedOtherwise(text: string): boolean {
  if (partOfIpv4.test(text) && text.split('.').every((part) => Number(part) <= 255)) return true;
  if (text.split(/[\s/-]+/).some((part) => parseIp(part) !== null)) return true;
  if (addressShape.test(text)) {
    const groups = text.split('.');
    return groups.length > 4 || groups.some(({ length }) => length === 1) || groups.every(({ length }) => length === 3);
  }
  return dates.some((date) => isDay(date.exec(text)?.groups));
}

function isDay(groups: Record<string, string> | undefined): boolean {
  if (!groups) return false;
  const [year, month, day] = [Number(groups['year']), Number(groups['month']), Number(groups['day'])];
  return year >= 1900 && year <= 2100 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}
