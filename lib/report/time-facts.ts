import { say } from '../words/say.ts';
import { aheadText } from './ahead-text.ts';
import type { Claim, Fact, Source } from './fact.ts';
import { localTime } from './local-time.ts';
import { mergeClaims } from './merge-claims.ts';
import type { ReportContext } from './report-context.ts';
import { timeZoneText } from './time-zone-text.ts';

/** The time zones that somebody gives for a subject. */
export type ZonesClaim = { timeZones: readonly string[]; source: Source };

/**
 * "Local time" and "Time zone" from everyone's zones. Answers whose clocks agree are one answer, whatever the zones are
 * called; the note says how far that clock is from the person's own, or that it depends on the place.
 */
export function timeFacts(given: ZonesClaim[], { now, here }: ReportContext): Fact[] {
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
  const note = times.length === 1 && times[0]?.key !== say('timeByPlace') ? clockNote(given, here, now) : null;
  return [
    { id: 'localTime', claims: times, disagree: times.length > 1, note },
    { id: 'timeZone', claims: zones, disagree: false, note: null },
  ];
}

function clockNote(given: ZonesClaim[], here: string, now: number): string | null {
  const zones = given.find(({ timeZones }) => timeZones.length > 0)?.timeZones ?? [];
  const notes = new Set(zones.map((timeZone) => aheadText(timeZone, here, now)));
  const [only = null] = notes;
  return notes.size > 1 ? say('timeByPlaceNote') : only;
}

function timeClaim(text: string | null, source: Source): Claim | null {
  return text === null ? null : { key: text, text, sources: [source] };
}
