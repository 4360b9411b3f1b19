import type { Report } from './report.ts';

/**
 * Is this a number typed without its country code, read with `country`, and too short? It may be unfinished or an
 * emergency number. In both cases there is no international number to describe.
 */
export function isUnfinished({ device }: Report, country: string | null): boolean {
  if (country === null || device.kind !== 'phone' || device.verdict.kind !== 'not-a-number') return false;
  return device.verdict.reason === 'too-short';
}

/** Most digits of a national number that is taken for unfinished although its length is possible. */
const fewDigits = 6;

/** May a number that is being typed become whole with more digits? It is too short, or short and in no range. */
export function mayGrow({ device }: Report): boolean {
  if (device.kind !== 'phone') return false;
  if (device.verdict.kind === 'not-a-number') return device.verdict.reason === 'too-short';
  const digits = device.e164.length - 1 - String(device.callingCode ?? '').length;
  return device.verdict.kind === 'unassigned' && digits <= fewDigits;
}
