import type { Report } from '../../model/answer/report.ts';
import { say } from '../../words/say.ts';
import { specialMeaning } from '../../words/special-words.ts';

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
