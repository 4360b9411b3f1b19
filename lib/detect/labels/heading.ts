import { labelBefore } from './label.ts';

/** How far above a number its heading may be (UTF-16 units). */
export const headingReach = 400;
const mostLines = 12;
/** A line of a list or a heading; a longer one is a sentence. */
const longestLine = 60;
const longestHeading = 30;
const headingEnd = /[:：]\s*$/;
const digit = /\d/;

/**
 * Is the number that starts at `at` in a list or a column under a phone word: "Contact numbers:" above names and
 * numbers, "Phone" above a column of a table? The lines between are short, as those of a list are.
 */
export function isUnderPhoneHeading(plain: string, at: number, country: string | null): boolean {
  const above = plain.slice(Math.max(0, at - headingReach), at).split('\n');
  const own = above.pop() ?? '';
  if (above.length === 0 || own.length > longestLine) return false;
  const column = own.split('\t').length - 1;
  return column > 0 ? isUnderColumn(above, column, country) : isUnderLine(above, country);
}

function isUnderLine(above: string[], country: string | null): boolean {
  for (let left = mostLines; left > 0; left -= 1) {
    const line = above.pop()?.trim();
    if (line === undefined || line.length > longestLine) return false;
    if (line === '' || digit.test(line)) continue;
    if (headingEnd.test(line) || line.length <= longestHeading) {
      const label = labelBefore(line, line.length, country);
      if (label !== null) return label === 'direct' || label === 'near';
    }
  }
  return false;
}

function isUnderColumn(above: string[], column: number, country: string | null): boolean {
  for (let left = mostLines; left > 0; left -= 1) {
    const cells = above.pop()?.split('\t') ?? [];
    const cell = cells[column]?.trim();
    if (cell === undefined) return false;
    if (cell === '' || digit.test(cell)) continue;
    const label = labelBefore(cell, cell.length, country);
    return label === 'direct' || label === 'near';
  }
  return false;
}
