import { say } from '../words/say.ts';
import { aheadText } from './ahead-text.ts';
import { callTime } from './call-time.ts';
import type { Claim, Fact, Source } from './fact.ts';
import { areFarApart, localTime } from './local-time.ts';
import { mergeClaims } from './merge-claims.ts';
import type { ReportContext } from './report-context.ts';
import { timeZoneText } from './time-zone-text.ts';

/** Where zones come from: the range of a number, whose phone may be anywhere, or the place of an address. */
type ZonesOf = 'number' | 'address';

/** The time zones that somebody gives for a subject. */
export type ZonesClaim = { timeZones: readonly string[]; source: Source };

/**
 * "Local time" and "Time zone" from everyone's zones. Answers whose clocks agree are one answer, whatever the zones are
 * called; the note says how far that clock is from the person's own, or that it depends on the place. Where they agree, a
 * light says what hours a call would meet.
 */
export function timeFacts(given: ZonesClaim[], of: ZonesOf, { now, here }: ReportContext): Fact[] {
  const times = mergeClaims(given.map(({ timeZones, source }) => timeClaim(localTime(timeZones, now), source)));
  if (times.length === 0) return [];
  const zones = mergeClaims(
    given.map(({ timeZones, source }) => {
      const text = timeZoneText(timeZones, now);
      if (text === null) return null;
      const all = [...timeZones].sort().join(', ');
      return { key: all, text, sources: [source], ...(timeZones.length > 1 ? { detail: all } : {}) };
    }),
  );
  const zonesGiven = firstZones(given);
  const isOneClock = times.length === 1;
  const light = isOneClock ? callTime(zonesGiven, now) : null;
  const isNear = !areFarApart(zonesGiven, now);
  const note = isOneClock && isNear && light?.light !== 'mixed' ? clockNote(zonesGiven, of, { here, now }) : null;
  return [
    { id: 'localTime', claims: times, disagree: times.length > 1, note, ...(light ? { callTime: light } : {}) },
    { id: 'timeZone', claims: zones, disagree: false, note: null },
  ];
}

/** How far that clock is from the person's own; of a number only as far as its range tells where the phone is. */
function clockNote(
  zones: readonly string[],
  of: ZonesOf,
  { here, now }: Pick<ReportContext, 'here' | 'now'>,
): string | null {
  const [only = null, ...others] = new Set(zones.map((timeZone) => aheadText(timeZone, here, now)));
  if (others.length > 0) return say('timeByPlaceNote');
  return only !== null && of === 'number' ? say('timeByNumber', only) : only;
}

function timeClaim(text: string | null, source: Source): Claim | null {
  return text === null ? null : { key: text, text, sources: [source] };
}

function firstZones(given: ZonesClaim[]): readonly string[] {
  return given.find(({ timeZones }) => timeZones.length > 0)?.timeZones ?? [];
}
