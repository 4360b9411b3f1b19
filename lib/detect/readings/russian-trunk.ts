import type { DigitGroup } from '../groups/digit-groups.ts';
import { digitCount, joinedDigits, shapeOf } from '../groups/digit-groups.ts';

/** Digits of a number with the trunk prefix `8` of Russia and Kazakhstan. */
const digitsWithTrunk = 11;
const bracket = /^[ -]?\($/;
/** Groups of an American number, whose `8` may be the number of its line. */
const american = /,3,4$/;

/**
 * `8 (912) 343-69-66`: reads the trunk prefix of Russia and Kazakhstan before an area code in brackets. Returns the digits
 * with the calling code of both; null if the groups are written otherwise. No other country has such numbers.
 */
export function withRussianCode(groups: readonly DigitGroup[]): string | null {
  const [trunk, area] = groups;
  if (trunk?.digits !== '8' || !area || !bracket.test(area.before)) return null;
  // Belarus and Ukraine have a zero after it: `8 (017) 200-12-34`.
  if (area.digits.startsWith('0') || digitCount(groups) !== digitsWithTrunk || american.test(shapeOf(groups)))
    return null;
  return `+7${joinedDigits(groups).slice(1)}`;
}

/** Does this trunk prefix end right before the group, so that no number begins here? */
export function followsRussianTrunk(groups: readonly DigitGroup[], index: number): boolean {
  for (let to = groups.length; to > index + 1; to -= 1)
    if (withRussianCode(groups.slice(index - 1, to)) !== null) return true;
  return false;
}
