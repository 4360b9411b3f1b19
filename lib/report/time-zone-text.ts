import { say } from '../words/say.ts';
import { sayCount } from '../words/say-count.ts';
import { zoneClock } from './zone-clock.ts';

/** Most zones that are named one by one. */
const mostNamed = 3;

function offsetText(ahead: number): string {
  const hours = Math.floor(Math.abs(ahead) / 60);
  const minutes = Math.abs(ahead) % 60;
  const sign = ahead < 0 ? '\u2212' : '+';
  return `UTC${sign}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}

/**
 * Time zones in words: "Europe/Berlin (UTC+1)", a short list by name, or how many there are; with the offset where all
 * their clocks agree.
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
