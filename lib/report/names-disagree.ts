import type { Claim } from './fact.ts';
import { plainKey } from './plain-key.ts';

/** Do two of these names exclude each other? "Berlin, Germany" and "Berlin" do not: the one is only more exact. */
export function namesDisagree(claims: Claim[]): boolean {
  return claims.some((one) => claims.some((other) => !holds(one.text, other.text) && !holds(other.text, one.text)));
}

function holds(whole: string, part: string): boolean {
  return ` ${plainKey(whole)} `.includes(` ${plainKey(part)} `);
}
