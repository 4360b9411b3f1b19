import type { Report } from '../model/report.ts';
import { say } from '../words/say.ts';

/** Most digits behind the country code that an emergency number, a short code or the like has. */
const longest = 6;

/** That short numbers are not looked up, for one that may be such a number and no mistake; null for every other. */
export function shortNumber({ device }: Report): string | null {
  if (device.kind !== 'phone' || device.verdict.kind !== 'not-a-number') return null;
  const digits = device.national.replace(/\D/g, '').length;
  return device.verdict.reason === 'too-short' && digits >= 2 && digits <= longest ? say('shortNumber') : null;
}
