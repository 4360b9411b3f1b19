import { say } from '../words/say.ts';
import { zoneClock } from './zone-clock.ts';

/**
 * How a zone's clock differs from the person's own: "same time as yours", "6 h ahead of you", "3 h 30 min behind you".
 * `here` is the person's IANA time zone. Null where a zone is not known.
 */
export function aheadText(timeZone: string, here: string, now: number): string | null {
  const there = zoneClock(timeZone, now);
  const own = zoneClock(here, now);
  if (!there || !own) return null;
  const difference = there.ahead - own.ahead;
  if (difference === 0) return say('sameTime');
  const hours = Math.floor(Math.abs(difference) / 60);
  const minutes = Math.abs(difference) % 60;
  const length = minutes === 0 ? say('hours', hours) : say('hoursMinutes', hours, minutes);
  return difference > 0 ? say('timeAhead', length) : say('timeBehind', length);
}
