import type { Claim } from './fact.ts';
import { plainKey } from './plain-key.ts';

/** Do two of these names exclude each other? "Berlin, Germany" and "Berlin" do not: the one is only more exact. */
export function namesDisagree(claims: Claim[]): boolean {
  const names = claims.map(({ english, text }) => english ?? text);
  return names.some((one) => names.some((other) => !holds(one, other) && !holds(other, one)));
}

function holds(whole: string, part: string): boolean {
  return ` ${plainKey(whole)} `.includes(` ${plainKey(part)} `);
}
