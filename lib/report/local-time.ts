import { language } from '../words/language.ts';
import { say } from '../words/say.ts';
import { sayCount } from '../words/say-count.ts';
import { zoneClock } from './zone-clock.ts';

/** Zones further apart than this (minutes) have no common time worth showing. */
const widestRange = 6 * 60;

function clockText(timeZone: string, now: number, options: Intl.DateTimeFormatOptions): string {
  const clock = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(language(), { ...clock, ...options }).format(now);
}

/**
 * The local time of a place with one or several possible IANA time zones, `now` in milliseconds since 1970: the one
 * time, with its day, where their clocks agree; the earliest to the latest where they are near; "several time zones"
 * where they are far apart; null where none is known.
 */
export function localTime(timeZones: readonly string[], now: number): string | null {
  const clocks = timeZones.flatMap((timeZone) => {
    const clock = zoneClock(timeZone, now);
    return clock ? [{ timeZone, ahead: clock.ahead }] : [];
  });
  clocks.sort((one, other) => one.ahead - other.ahead);
  const first = clocks[0];
  const last = clocks.at(-1);
  if (!first || !last) return null;
  if (first.ahead === last.ahead) return clockText(first.timeZone, now, { weekday: 'short' });
  if (last.ahead - first.ahead > widestRange) return sayCount('severalTimeZones', clocks.length);
  return say('timeRange', clockText(first.timeZone, now, {}), clockText(last.timeZone, now, {}));
}
