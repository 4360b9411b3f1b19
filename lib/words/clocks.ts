import { language } from './language.ts';
import type { MessageKey } from './say.ts';
import { say, sayCount } from './say.ts';
import { lengthText } from './times.ts';

/**
 * Returns how a zone's clock differs from the user's: "same time as you", "6 hr ahead of you", "3 hr, 30 min behind
 * you". `here` is the user's IANA time zone. Null if the browser does not know one of the zones.
 */
export function aheadText(timeZone: string, here: string, now: number): string | null {
  const there = zoneClock(timeZone, now);
  const own = zoneClock(here, now);
  if (!there || !own) return null;
  const difference = there.ahead - own.ahead;
  if (difference === 0) return say('sameTime');
  const length = lengthText(Math.abs(difference) * 60);
  return difference > 0 ? say('timeAhead', length) : say('timeBehind', length);
}

/** The clock of a time zone: minutes from midnight, and minutes ahead of UTC. */
export type ZoneClock = { minutes: number; ahead: number };

/** Returns the clock of an IANA time zone at `now` (ms since 1970); null if the browser does not know the zone. */
export function zoneClock(timeZone: string, now: number): ZoneClock | null {
  try {
    const parts = new Intl.DateTimeFormat('en', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'longOffset',
    }).formatToParts(now);
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
    const offset = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(part('timeZoneName'));
    const ahead = Number(offset?.[2] ?? 0) * 60 + Number(offset?.[3] ?? 0);
    return {
      minutes: Number(part('hour')) * 60 + Number(part('minute')),
      ahead: offset?.[1] === '-' ? -ahead : ahead,
    };
  } catch {
    return null;
  }
}

/** Most time zones to name one by one; more are only counted. */
const mostNamed = 3;

/** `ahead` is in minutes ahead of UTC. */
function offsetText(ahead: number): string {
  const hours = Math.floor(Math.abs(ahead) / 60);
  const minutes = Math.abs(ahead) % 60;
  const sign = ahead < 0 ? '\u2212' : '+';
  return `UTC${sign}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}

/**
 * Returns time zones in words: "Europe/Berlin (UTC+1)", a short list of names, or how many there are. The offset is
 * added if it is the same for all. Null without a zone.
 */
export function timeZoneText(timeZones: readonly string[], now: number): string | null {
  const [only] = timeZones;
  if (only === undefined) return null;
  const many = timeZones.length > mostNamed;
  const names = many ? sayCount('severalTimeZones', timeZones.length) : timeZones.map(zoneName).join(say('listComma'));
  const offsets = new Set(timeZones.map((timeZone) => zoneClock(timeZone, now)?.ahead ?? null));
  const [offset = null] = offsets;
  return offset === null || offsets.size > 1 ? names : say('zoneWithOffset', names, offsetText(offset));
}

function zoneName(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}

/** If zones are further apart than this (minutes), a range of times would say nothing. */
const widestRange = 6 * 60;

/**
 * Returns a zone's clock as the user's locale writes it, with 12 or 24 hours, and with the day of the week if wanted:
 * "2:05 PM", "14:05", "Sat 2:05 PM".
 */
export function clockText(timeZone: string, now: number, hasDay = false): string {
  // Without a day, only `timeStyle` writes "07:05" in the languages that write it so.
  const clock = hasDay
    ? ({ weekday: 'short', hour: 'numeric', minute: '2-digit' } as const)
    : ({ timeStyle: 'short' } as const);
  // Some engines put a narrow no-break space before "PM", which text that is copied need not have.
  return new Intl.DateTimeFormat(language(), { timeZone, ...clock }).format(now).replaceAll('\u202f', ' ');
}

function dayText(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat(language(), { timeZone, weekday: 'short' }).format(now);
}

/**
 * Returns the local time in one or several possible IANA time zones; `now` is in milliseconds since 1970. If their
 * clocks agree: that time with its day. If they are near each other: the earliest to the latest, both with their day if
 * the days differ. If they are far apart: that it depends on the location. Null if no zone is known. With the user's own zone as `here`,
 * the day is said only if it is not the user's.
 */
export function localTime(timeZones: readonly string[], now: number, here: string | null = null): string | null {
  const clocks = clocksOf(timeZones, now);
  const first = clocks[0];
  const last = clocks.at(-1);
  if (!first || !last) return null;
  const [day, lastDay] = [dayText(first.timeZone, now), dayText(last.timeZone, now)];
  const ownDay = here !== null && zoneClock(here, now) !== null ? dayText(here, now) : null;
  const start = clockText(first.timeZone, now, day !== ownDay || day !== lastDay);
  if (first.ahead === last.ahead) return start;
  if (areFarApart(timeZones, now)) return say('timeByPlace');
  return say('timeRange', start, clockText(last.timeZone, now, day !== lastDay));
}

/** Returns what the clock says in all of these zones, without a day; null if their clocks differ or no zone is known. */
export function oneClock(timeZones: readonly string[], now: number): string | null {
  const clocks = clocksOf(timeZones, now);
  const first = clocks[0];
  return first && first.ahead === clocks.at(-1)?.ahead ? clockText(first.timeZone, now) : null;
}

const day = 24 * 60;

/**
 * Returns the local time in one or several possible IANA time zones in few characters: "2:05 PM", or the hours from the
 * earliest to the latest, "4–7 AM". If they are far apart: that it depends on the location. Null if no zone is known.
 */
export function shortTime(timeZones: readonly string[], now: number): string | null {
  const clocks = clocksOf(timeZones, now);
  const [first, last] = [clocks[0], clocks.at(-1)];
  if (!first || !last) return null;
  if (first.ahead === last.ahead) return clockText(first.timeZone, now);
  if (areFarApart(timeZones, now)) return say('timeByPlace');
  // As if on one day, because between two days their dates would be added.
  const [from, to] = [first, last].map(({ ahead }) => (((Math.floor(now / 60_000) + ahead) % day) + day) % day);
  if (from === undefined || to === undefined || Math.floor(from / 60) === Math.floor(to / 60)) {
    return say('timeRange', clockText(first.timeZone, now), clockText(last.timeZone, now));
  }
  const hours = new Intl.DateTimeFormat(language(), { hour: 'numeric', timeZone: 'UTC' });
  return hours
    .formatRange(from * 60_000, to * 60_000)
    .replace(/\s*–\s*/u, '–')
    .replaceAll('\u202f', ' ');
}

/** Are the zones' clocks too far apart for a range of times? */
export function areFarApart(timeZones: readonly string[], now: number): boolean {
  const clocks = clocksOf(timeZones, now);
  return (clocks.at(-1)?.ahead ?? 0) - (clocks[0]?.ahead ?? 0) > widestRange;
}

/** Returns the zones that this browser knows, with their minutes ahead of UTC in ascending order. */
function clocksOf(timeZones: readonly string[], now: number): { timeZone: string; ahead: number }[] {
  const clocks = timeZones.flatMap((timeZone) => {
    const clock = zoneClock(timeZone, now);
    return clock ? [{ timeZone, ahead: clock.ahead }] : [];
  });
  return clocks.sort((one, other) => one.ahead - other.ahead);
}

/** Parts of the day for a call: day is 9 to 18, morning 7 to 9, evening 18 to 21, night the rest. */
const callLights = ['day', 'morning', 'evening', 'night'] as const;
export type DayPart = (typeof callLights)[number];

/**
 * The part of the day in words and as a light's color; `mixed` if several zones are possible and their parts of the day
 * differ.
 */
export type CallTime = { light: DayPart | 'mixed'; text: string };

const words = {
  day: 'lightDay',
  morning: 'lightMorning',
  evening: 'lightEvening',
  night: 'lightNight',
} as const satisfies Record<DayPart, MessageKey>;

/**
 * Returns the part of the day in one or several possible IANA time zones; `now` is in milliseconds since 1970. If it
 * differs between them, the words name each. Null if no zone is known.
 */
export function callTime(timeZones: readonly string[], now: number): CallTime | null {
  const possible = new Set(
    timeZones.flatMap((timeZone) => {
      const clock = zoneClock(timeZone, now);
      return clock ? [lightAt(clock.minutes)] : [];
    }),
  );
  const [only] = possible;
  if (only === undefined) return null;
  if (possible.size === 1) return { light: only, text: say(words[only]) };
  const each = callLights.filter((light) => possible.has(light)).map((light) => say(words[light]));
  // No "and": each word begins as a sentence does.
  return { light: 'mixed', text: say('lightByPlace', each.join(' / ')) };
}

/** `minutes` from midnight. */
function lightAt(minutes: number): DayPart {
  const hour = minutes / 60;
  if (hour >= 9 && hour < 18) return 'day';
  if (hour >= 7 && hour < 9) return 'morning';
  return hour >= 18 && hour < 21 ? 'evening' : 'night';
}
