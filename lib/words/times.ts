import { language } from './language.ts';
import { say } from './say.ts';

/**
 * Returns how long until a time (ms since 1970), in short words ("in 40 sec", "in 12 min"); null if there is no such
 * time or it is over.
 */
export function waitText(until: number | null, now: number): string | null {
  if (until === null || until <= now) return null;
  const seconds = Math.ceil((until - now) / 1000);
  return seconds < 90 ? say('waitSeconds', seconds) : say('waitMinutes', Math.ceil(seconds / 60));
}

/**
 * Returns a length of time as people say it: "40 sec" below a minute and a half, otherwise "12 min", "3 hr, 30 min".
 */
export function lengthText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const parts = seconds < 90 ? { seconds } : { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return new Intl.DurationFormat(language(), { style: 'short' }).format(parts);
}

const minute = 60_000;
const hour = 60 * minute;

/** Returns how long ago a time (ms since 1970) was: "just now", "3 min ago", "2 hr ago"; after a day, the date. */
export function ageText(at: number, now: number): string {
  const age = now - at;
  if (age < minute) return say('ageNow');
  if (age < hour) return say('ageMinutes', Math.floor(age / minute));
  if (age < 24 * hour) return say('ageHours', Math.floor(age / hour));
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', year: 'numeric' }).format(at);
}
