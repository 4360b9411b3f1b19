import { language } from '../../words/language.ts';
import { say, sayCount } from '../../words/say.ts';
import { aheadText, callTime, zoneClock } from '../wording/times.ts';
import type { Claim, Fact, ReportContext, Source } from './fact.ts';
import { mergeClaims } from './fact.ts';

/** Where zones come from: a number's range (the phone itself may be anywhere) or an IP address's location. */
type ZonesOf = 'number' | 'address';

/** The IANA time zones that one source gives for a subject. */
export type ZonesClaim = { timeZones: readonly string[]; source: Source };

/**
 * Returns the rows "Local time" and "Time zone" from all sources' zones. Sources whose clocks show the same time give
 * one answer, whatever their zones are called. `aside` is how far that clock is from the user's; a note says if it
 * depends on the location. If all sources agree on the time, `callTime` says whether it is a good hour to call.
 */
export function timeFacts(given: ZonesClaim[], of: ZonesOf, { now, here }: ReportContext): Fact[] {
  const times = mergeClaims(given.map(({ timeZones, source }) => timeClaim(localTime(timeZones, now), source)));
  const zones = mergeClaims(
    given.map(({ timeZones, source }) => {
      const text = timeZoneText(timeZones, now);
      if (text === null) return null;
      const all = [...timeZones].sort().join(', ');
      return { key: all, text, sources: [source], ...(timeZones.length > 1 ? { detail: all } : {}) };
    }),
  );
  const zoneRows: Fact[] = zones.length === 0 ? [] : [{ id: 'timeZone', claims: zones, disagree: false, note: null }];
  // A zone that this browser does not know has no clock, but its name can be shown.
  if (times.length === 0) return zoneRows;
  const zonesGiven = firstZones(given);
  const isOneClock = times.length === 1;
  // An IP address is not called, so it has no light.
  const light = isOneClock && of === 'number' ? callTime(zonesGiven, now) : null;
  const isNear = !areFarApart(zonesGiven, now);
  const isTold = isOneClock && isNear && light?.light !== 'mixed';
  const [ahead = null, ...others] = new Set(isTold ? zonesGiven.map((zone) => aheadText(zone, here, now)) : []);
  const isByPlace = others.length > 0;
  return [
    {
      id: 'localTime',
      claims: times,
      disagree: times.length > 1,
      note: isByPlace ? say('timeByPlaceNote') : null,
      aside: isByPlace ? null : ahead,
      ...(light ? { callTime: light } : {}),
    },
    ...zoneRows,
  ];
}

function timeClaim(text: string | null, source: Source): Claim | null {
  return text === null ? null : { key: text, text, sources: [source] };
}

function firstZones(given: ZonesClaim[]): readonly string[] {
  return given.find(({ timeZones }) => timeZones.length > 0)?.timeZones ?? [];
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
