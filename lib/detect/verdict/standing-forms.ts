import type { DigitGroup } from './digit-groups.ts';

/**
 * How numbers are written in some countries without the trunk zero, by calling code: the groups' digits with one blank
 * between, whatever joins them. Each is so known there that no word need stand before it.
 */
const forms: readonly (readonly [callingCode: string, form: RegExp, joint: RegExp])[] = [
  // Argentina leaves the zero off: area codes of two, three and four digits.
  ['+54', /^(?:11 \d{4} \d{4}|[23]\d\d \d{3} \d{4}|[23]\d{3} \d\d \d{4})$/, /^[ -]$/],
  // Hungary's mobiles, with a slash behind what would follow 06.
  ['+36', /^(?:20|30|31|50|70) (?:\d{3} \d{4}|\d{4} \d{3}|\d{3} \d\d \d\d)$/, /^[/ -]$/],
  // Numbers of one price all over Australia: 13 and four digits.
  ['+61', /^13(?: \d\d \d\d|\d \d{3})$/, /^ $/],
  // Turkey's numbers without an area: 444 and four digits.
  ['+90', /^444 (?:\d \d{3}|\d\d \d\d)$/, /^[ -]$/],
];

/** Are the groups of a valid number one of its country's standing forms? */
export function standsAlone(e164: string, inside: readonly DigitGroup[]): boolean {
  const form = forms.find(([callingCode]) => e164.startsWith(callingCode));
  if (!form) return false;
  const [, written, joint] = form;
  return (
    inside.slice(1).every(({ before }) => joint.test(before)) &&
    written.test(inside.map(({ digits }) => digits).join(' '))
  );
}
