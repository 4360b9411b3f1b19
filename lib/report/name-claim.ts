import type { Claim, Source } from './fact.ts';
import { plainKey } from './plain-key.ts';

/**
 * A claim about a name (a carrier, a place, a person), compared by `plainKey` and in English, if it is given; null where
 * nothing is given.
 */
export function nameClaim(
  name: string | null | undefined,
  source: Source,
  { english }: { english?: string | null | undefined } = {},
): Claim | null {
  if (!name) return null;
  return english
    ? { key: plainKey(english), text: name, sources: [source], english }
    : { key: plainKey(name), text: name, sources: [source] };
}
