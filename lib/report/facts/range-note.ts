import { say } from '../../words/say.ts';
import type { Fact } from './fact.ts';

/**
 * Returns how to take what is known by a number's range alone: it names the original carrier, not today's, and the place
 * where it was given out, not where the phone is. Null if nothing is. `rows` are the facts of a number.
 */
export function rangeNote(rows: readonly Fact[]): string | null {
  const asideOf = (wanted: Fact['id']) => rows.find(({ id }) => id === wanted)?.aside ?? null;
  const hasOriginalCarrier = asideOf('carrier') !== null;
  // A clock that depends on the location is no one place's.
  const hasClock = asideOf('localTime') !== null;
  if (hasOriginalCarrier && hasClock) return say('rangeNote');
  if (hasOriginalCarrier) return say('rangeNoteCarrier');
  return hasClock ? say('rangeNotePhone') : null;
}
