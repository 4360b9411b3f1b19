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
 * called; with one zone the note says how far it is from the person's own clock.
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
  const single = times.length === 1 ? given.find(({ timeZones }) => timeZones.length === 1)?.timeZones[0] : undefined;
  const note = single === undefined ? null : aheadText(single, here, now);
  return [
    { id: 'localTime', claims: times, disagree: times.length > 1, note },
    { id: 'timeZone', claims: zones, disagree: false, note: null },
  ];
}

function timeClaim(text: string | null, source: Source): Claim | null {
  return text === null ? null : { key: text, text, sources: [source] };
}
