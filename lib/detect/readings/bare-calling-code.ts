import type { DigitGroup } from '../groups/digit-groups.ts';
import { digitCount, shapeOf } from '../groups/digit-groups.ts';
import { isCallingCode } from '../plan/numbering-plan.ts';

/** Fewest digits in brackets that are a calling code and an area code: `(5411) 6314-3000`. */
const fewestOfCodeAndArea = 4;
/** Fewest groups, and fewest digits, of a number that dashes join to its calling code: `86-27-5973-9418`. */
const fewestDashed = 4;
const fewestDigits = 11;

/**
 * Do the groups begin with their calling code although no plus is before it: `(506) 2511-6658`, `(54-11) 6314-3000`,
 * `1-800-638-3741`? `(212) 684-2917` may be an area code of America as well, and `(604) 403 1837` one of Colombia.
 */
export function beginsWithBareCode(groups: readonly DigitGroup[]): boolean {
  const [first, second] = groups;
  if (!first || !second) return false;
  const shape = shapeOf(groups);
  if (shape === '1,3,3,4') return first.digits === '1';
  if (isDashed(groups)) return true;
  if (!first.before.endsWith('(') || first.digits.startsWith('0') || shape === '3,3,4') return false;
  if (second.before.startsWith(')'))
    return first.digits.length >= fewestOfCodeAndArea || (first.digits.length === 3 && isCallingCode(first.digits));
  return isCallingCode(first.digits) && groups[2]?.before.startsWith(')') === true;
}

function isDashed(groups: readonly DigitGroup[]): boolean {
  const [first, ...others] = groups;
  if (!first || first.digits.length < 2 || groups.length < fewestDashed || digitCount(groups) < fewestDigits)
    return false;
  return isCallingCode(first.digits) && others.every(({ before }) => before === '-');
}
