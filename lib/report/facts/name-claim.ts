import { plainKey } from '../wording/subject-text.ts';
import type { Claim, Source } from './fact.ts';

/**
 * Returns a claim about a name (a carrier, a location, a person); null without a name. Claims are compared by
 * `plainKey`, of the English name if there is one.
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

/** Do two of these names exclude each other? "Berlin, Germany" and "Berlin" do not: one is only more exact. */
export function namesDisagree(claims: Claim[]): boolean {
  const names = claims.map(({ english, text }) => english ?? text);
  return names.some((one) => names.some((other) => !contains(one, other) && !contains(other, one)));
}

function contains(whole: string, part: string): boolean {
  return ` ${plainKey(whole)} `.includes(` ${plainKey(part)} `);
}
