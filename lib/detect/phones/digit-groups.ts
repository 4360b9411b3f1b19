import { noCharacter, wideHalf } from '../labels/plain-text.ts';

/**
 * One group of digits in a run. `before` is the text between it and the group before it (or the run's start), without
 * invisible characters.
 */
export type DigitGroup = { start: number; end: number; digits: string; before: string };

const digits = new RegExp(`\\d${wideHalf}?(?:${noCharacter}*\\d${wideHalf}?)*`, 'g');
const invisible = new RegExp(`[${noCharacter}${wideHalf}]`, 'g');

/** Returns the offset at which the signs before a group start. */
export function startWithSigns({ start, before }: DigitGroup): number {
  return start - before.length;
}

/** Returns the rows of groups between those that are left out. */
export function rowsBetween(groups: readonly DigitGroup[], isLeftOut: (group: DigitGroup) => boolean): DigitGroup[][] {
  const rows: DigitGroup[][] = [[]];
  for (const group of groups) {
    if (isLeftOut(group)) rows.push([]);
    else rows.at(-1)?.push(group);
  }
  return rows.filter((row) => row.length > 0);
}

/** Returns the digits of all groups, without what separates them. */
export function joinedDigits(groups: readonly DigitGroup[]): string {
  return groups.map(({ digits }) => digits).join('');
}

/** Returns how many digits each group has: `3,3,4`. */
export function shapeOf(groups: readonly DigitGroup[]): string {
  return groups.map(({ digits }) => digits.length).join();
}

/** Returns how many digits the groups have in total. */
export function digitCount(groups: readonly DigitGroup[]): number {
  let count = 0;
  for (let index = 0; index < groups.length; index += 1) count += groups[index]?.digits.length ?? 0;
  return count;
}

/** Returns the groups of digits in `plain` from `start` to `end`. */
export function digitGroups(plain: string, start: number, end: number): DigitGroup[] {
  const run = plain.slice(start, end);
  const groups: DigitGroup[] = [];
  if (!run.includes(noCharacter) && !run.includes(wideHalf)) {
    let last = 0;
    for (let at = 0; at < run.length; at += 1) {
      let code = run.charCodeAt(at);
      if (!(code >= 0x30 && code <= 0x39)) continue;
      const first = at;
      for (; code >= 0x30 && code <= 0x39; code = run.charCodeAt(at)) at += 1;
      groups.push({
        start: start + first,
        end: start + at,
        digits: run.slice(first, at),
        before: run.slice(last, first),
      });
      last = at;
    }
    return groups;
  }
  let last = 0;
  digits.lastIndex = 0;
  for (let match = digits.exec(run); match; match = digits.exec(run)) {
    const after = match.index + match[0].length;
    groups.push({
      start: start + match.index,
      end: start + after,
      digits: match[0].replace(invisible, ''),
      before: run.slice(last, match.index).replace(invisible, ''),
    });
    last = after;
  }
  return groups;
}
