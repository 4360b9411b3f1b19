import { plainKey } from '../../words/subject-text.ts';
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
  return names.some((one) => names.some((other) => !samePlace(one, other)));
}

/**
 * May two names of carriers or places be the same one? Yes if one contains the other ("Berlin", "Berlin-Mitte"), if one
 * is a part of what the other is in ("Manhattan, New York", "New York, NY"), or if only a state is shortened ("Chicago,
 * IL", "Chicago, Illinois").
 */
export function samePlace(one: string, other: string): boolean {
  if (contains(one, other) || contains(other, one)) return true;
  const [here, there] = [one.split(','), other.split(',')].map((parts) => parts.map(plainKey));
  const [around, aroundThat] = [here?.at(-1), there?.at(-1)];
  if (!here || !there || here.length < 2 || there.length < 2 || !around || !aroundThat) return false;
  if (there.slice(0, -1).includes(around) || here.slice(0, -1).includes(aroundThat)) return true;
  return here[0] === there[0] && (isShort(around, aroundThat) || isShort(aroundThat, around));
}

/** Is this the two letters of a state ("NY" of "New York", "IL" of "Illinois")? */
export function isShort(letters: string, name: string): boolean {
  const [first = '', second = ''] = letters;
  if (letters.length !== 2 || !name.startsWith(first)) return false;
  const words = name.split(' ');
  return words.length > 1 ? words[1]?.startsWith(second) === true : name.slice(1).includes(second);
}

function contains(whole: string, part: string): boolean {
  return ` ${plainKey(whole)} `.includes(` ${plainKey(part)} `);
}
