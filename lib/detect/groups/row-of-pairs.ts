import type { DigitGroup } from './digit-groups.ts';

/** Greatest number of a lottery, and of a runner in a race. */
const mostPair = 50;
const mostRunner = 20;
/** A landline's area code in Morocco, whose lottery draws six numbers: `05 22 27 39 41` only happens to ascend. */
const moroccanArea = /^05 [23]/;

/**
 * Is the run a row of pairs (`01 02 03 05 08 13 21`, `04 - 18 - 23 - 31 - 40 - 52`), not one or more numbers of five
 * pairs? Five pairs are a row if they ascend, as in a lottery's result, or if all are as small as the numbers of runners
 * in a race. `country` is the page's.
 */
export function isRowOfPairs(groups: readonly DigitGroup[], country: string | null): boolean {
  if (groups.length < 4 || groups[0]?.before.includes('+')) return false;
  const joint = groups[1]?.before;
  if (joint !== ' ' && joint !== ' - ') return false;
  if (!groups.every(({ digits, before }, index) => digits.length === 2 && (index === 0 || before === joint)))
    return false;
  if (groups.length > 5 && groups.length % 5 !== 0) return true;
  const [first, second] = groups;
  const pairs = groups.map(({ digits }) => Number(digits));
  if (groups.length === 4) return pairs.every((pair) => pair < mostPair) && first?.digits.startsWith('0') === true;
  if (pairs.every((pair) => pair <= mostRunner)) return true;
  if (country === 'MA' && moroccanArea.test(`${first?.digits} ${second?.digits}`)) return false;
  return pairs.every((pair, index) => pair < mostPair && (index === 0 || pair > (pairs[index - 1] ?? 0)));
}
