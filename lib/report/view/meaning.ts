import type { Report } from '../../model/answer/report.ts';
import type { SpecialRange } from '../../model/answer/special-range.ts';
import { say } from '../../words/say.ts';

/**
 * Returns what a special range is, in plain words, and its reference: "Private network · RFC 1918".
 */
export function specialTitle({ use, reference }: SpecialRange): string {
  return say('headlinePair', say(`special${use}`), reference);
}

/** Returns what a special range is for, in one sentence; for IPv6 multicast it says how far the address reaches. */
export function specialMeaning({ use, reach }: SpecialRange): string {
  return reach === null ? say(`special${use}Note`) : say(`specialReaches${reach}`);
}

/** Returns how the registry calls the range, and its reference: "Private-Use · RFC 1918". */
export function registryText({ name, reference }: SpecialRange): string {
  return say('headlinePair', name, reference);
}

/** Returns the sentence on a special range, or on why short numbers are not looked up; null for other subjects. */
export function meaningSentence(report: Report): string | null {
  const { device } = report;
  return device.kind === 'ip' && device.special ? specialMeaning(device.special) : shortNumberNote(report);
}

/** Most digits, after the country code, of an emergency number or a short code. */
const longestShortCode = 6;

/** Returns a note that short numbers are not looked up, if this may be one rather than a mistake; otherwise null. */
export function shortNumberNote({ device }: Report): string | null {
  if (device.kind !== 'phone' || device.verdict.kind !== 'not-a-number') return null;
  const digits = device.national.replace(/\D/g, '').length;
  return device.verdict.reason === 'too-short' && digits >= 2 && digits <= longestShortCode ? say('shortNumber') : null;
}
