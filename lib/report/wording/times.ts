import type { HistoryEntry } from '../../model/stored-types.ts';
import { subjectKey } from '../../model/subject.ts';
import { language } from '../../words/language.ts';
import type { MessageKey } from '../../words/say.ts';
import { say } from '../../words/say.ts';
import { withExtension } from './subject-text.ts';

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

/** Age (days) after which we call built-in data old: three monthly releases were missed. */
const oldAfter = 90;

/** Is built-in data of this date (YYYY-MM-DD, null if unknown) old enough to say so? `now` is in ms since 1970. */
export function isDataOld(dataDate: string | null, now: number): boolean {
  const time = dataDate === null ? Number.NaN : Date.parse(dataDate);
  return now - time > oldAfter * 24 * 60 * 60_000;
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

/** Returns the subject of a recent lookup as people write it, with its extension. */
export function recentText({ subject, number }: HistoryEntry): string {
  return withExtension(number ?? subjectKey(subject), subject);
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
