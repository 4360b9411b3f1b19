import { detectorWords } from '../words/detector-words.ts';
import type { DigitGroup } from './digit-groups.ts';

const { hours: hourWords, days: dayWords } = detectorWords;
/** `24/7`, `24x7`, `24 hours`, `7 days`, `9am`, `8.30 a.m.`: when somebody answers. */
const hours = new RegExp(
  [
    `^24 ?(?:[/x×*] ?7(?!\\d)|-?(?:${hourWords})(?![a-z]))`,
    `^7 ?(?:${dayWords})(?![a-z])`,
    '^(?:0?\\d|1[0-2])(?:\\.[0-5]\\d)? ?[ap]\\.?m(?![a-z])',
  ].join('|'),
  'i',
);
const longest = 12;

/**
 * Returns the index of the group that the opening hours at the end of a run begin with (`1800 209 1234 24x7`); -1 if
 * there are none, or nothing is before them.
 */
export function openingHours(plain: string, groups: readonly DigitGroup[]): number {
  const last = groups.length - 1;
  for (let index = last; index > 0 && index >= last - 1; index -= 1) {
    const { start, digits, before } = groups[index] ?? { start: 0, digits: '', before: '' };
    if (digits.length > 2) return -1;
    if (before.includes(' ') && hours.test(plain.slice(start, start + longest))) return index;
  }
  return -1;
}
