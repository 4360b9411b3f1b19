import { language } from '../words/language.ts';
import { say } from '../words/say.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How long ago a time was, in short words: "just now", "3 min ago", "2 h ago", then the day. Milliseconds since 1970. */
export function ageText(at: number, now: number): string {
  const age = now - at;
  if (age < minute) return say('ageNow');
  if (age < hour) return say('ageMinutes', Math.floor(age / minute));
  if (age < 24 * hour) return say('ageHours', Math.floor(age / hour));
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', year: 'numeric' }).format(at);
}
