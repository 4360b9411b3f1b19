import { aheadText, areFarApart, callTime, localTime, timeZoneText } from '../../words/clocks.ts';
import { say } from '../../words/say.ts';
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
      return { key: all, text, sources: [source], detail: timeZones.length > 1 ? all : undefined };
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
      callTime: light ?? undefined,
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
