import { language } from '../words/language.ts';
import { say } from '../words/say.ts';
import { zoneClock } from './zone-clock.ts';

/** Zones further apart than this (minutes) have no common time worth showing. */
const widestRange = 6 * 60;

function clockText(timeZone: string, now: number, options: Intl.DateTimeFormatOptions): string {
  const clock = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(language(), { ...clock, ...options }).format(now);
}

function dayText(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat(language(), { timeZone, weekday: 'short' }).format(now);
}

/**
 * The local time of a place with one or several possible IANA time zones, `now` in milliseconds since 1970: the one
 * time, with its day, where their clocks agree; the earliest to the latest where they are near, the day said twice where
 * they are two days; that it depends on the place where they are far apart; null where none is known.
 */
export function localTime(timeZones: readonly string[], now: number): string | null {
  const clocks = clocksOf(timeZones, now);
  const first = clocks[0];
  const last = clocks.at(-1);
  if (!first || !last) return null;
  const start = clockText(first.timeZone, now, { weekday: 'short' });
  if (first.ahead === last.ahead) return start;
  if (areFarApart(timeZones, now)) return say('timeByPlace');
  const sameDay = dayText(first.timeZone, now) === dayText(last.timeZone, now);
  return say('timeRange', start, clockText(last.timeZone, now, sameDay ? {} : { weekday: 'short' }));
}

/** Whether the clocks of zones are too far apart for a common time. */
export function areFarApart(timeZones: readonly string[], now: number): boolean {
  const clocks = clocksOf(timeZones, now);
  return (clocks.at(-1)?.ahead ?? 0) - (clocks[0]?.ahead ?? 0) > widestRange;
}

/** The zones that are known, the one that is furthest behind first; `ahead`: minutes ahead of UTC. */
function clocksOf(timeZones: readonly string[], now: number): { timeZone: string; ahead: number }[] {
  const clocks = timeZones.flatMap((timeZone) => {
    const clock = zoneClock(timeZone, now);
    return clock ? [{ timeZone, ahead: clock.ahead }] : [];
  });
  return clocks.sort((one, other) => one.ahead - other.ahead);
}
