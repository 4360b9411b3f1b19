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

/** Time zones in words: "Europe/Berlin (UTC+1)", a short list by name, or how many there are. */
export function timeZoneText(timeZones: readonly string[], now: number): string | null {
  const [only] = timeZones;
  if (only === undefined) return null;
  if (timeZones.length > mostNamed) return sayCount('severalTimeZones', timeZones.length);
  if (timeZones.length > 1) return timeZones.map(zoneName).join(', ');
  const clock = zoneClock(only, now);
  return clock ? say('zoneWithOffset', zoneName(only), offsetText(clock.ahead)) : zoneName(only);
}

function zoneName(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}
