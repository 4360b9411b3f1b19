import type { Claim, Source } from './fact.ts';
import { plainKey } from './plain-key.ts';

/** A claim about a name (a carrier, a place, a person), compared by `plainKey`; null where nothing is given. */
export function nameClaim(name: string | null | undefined, source: Source): Claim | null {
  return name ? { key: plainKey(name), text: name, sources: [source] } : null;
}
