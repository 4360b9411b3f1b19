import { listOf } from '../words/list-of.ts';
import type { MessageKey } from '../words/say.ts';
import { say } from '../words/say.ts';
import { zoneClock } from './zone-clock.ts';

/** How good an hour is for a call: 9 to 18 is the day, 7 to 9 and 18 to 21 its edges, the rest is night. */
const callLights = ['day', 'morning', 'evening', 'night'] as const;
export type CallLight = (typeof callLights)[number];

/** The hours of a place in words, and as one light; `mixed` where it depends on the place. */
export type CallTime = { light: CallLight | 'mixed'; text: string };

const words = {
  day: 'lightDay',
  morning: 'lightMorning',
  evening: 'lightEvening',
  night: 'lightNight',
} as const satisfies Record<CallLight, MessageKey>;

/**
 * What hours a call would meet in a place with one or several possible IANA time zones; `now` in milliseconds since 1970.
 * Where the zones differ in it, the words name each. Null where no zone is known.
 */
export function callTime(timeZones: readonly string[], now: number): CallTime | null {
  const met = new Set(
    timeZones.flatMap((timeZone) => {
      const clock = zoneClock(timeZone, now);
      return clock ? [lightAt(clock.minutes)] : [];
    }),
  );
  const [only] = met;
  if (only === undefined) return null;
  if (met.size === 1) return { light: only, text: say(words[only]) };
  const each = callLights.filter((light) => met.has(light)).map((light) => say(words[light]));
  return { light: 'mixed', text: say('lightByPlace', listOf(each)) };
}

/** `minutes` from midnight. */
function lightAt(minutes: number): CallLight {
  const hour = minutes / 60;
  if (hour >= 9 && hour < 18) return 'day';
  if (hour >= 7 && hour < 9) return 'morning';
  return hour >= 18 && hour < 21 ? 'evening' : 'night';
}
