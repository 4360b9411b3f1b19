import type { Label } from './label.ts';
import { labelBefore } from './label.ts';

/** How far above a number its heading may be (UTF-16 units). */
export const headingReach = 400;
const mostLines = 12;
/** A line of a list or a heading; a longer one is a sentence. */
const longestLine = 60;
const longestHeading = 30;
const headingEnd = /[:：]\s*$/;
const digit = /\d/;
/** The number of a heading: `phone1`, `Tel2`. */
const numberOfHeading = /(?<=[A-Za-z])\d(?![A-Za-z\d])/g;
/** Signs between the cells of a row, besides a tab. */
const cellSigns = [',', ';', '|'];
/** How much of a row after a number is read (UTF-16 units). */
const longestRow = 200;

/**
 * Returns the label of the number that starts at `at` if it is in a list or a column under a phone word: "Contact
 * numbers:" above names and numbers, "Phone" above a column of a table. The lines between are short, as those of a list
 * are. `direct` is only the heading of a column in a file of values with commas between them, or another sign.
 */
export function labelOfHeading(plain: string, at: number, country: string | null): Label {
  const { above, own, rest } = linesAround(plain, at);
  if (above.length === 0 || own.length > longestLine) return null;
  const column = own.split('\t').length - 1;
  if (column > 0) return isUnderColumn(above, column, country) ? 'near' : null;
  const heading = headingOfCell(above, own, rest);
  if (heading !== null) return isPhoneHeading(heading, country) ? 'direct' : null;
  return isUnderLine(above, country) ? 'near' : null;
}

/** Is the number that starts at `at` in a column of orders, accounts or other ids? */
export function isInIdColumn(plain: string, at: number, country: string | null): boolean {
  const { above, own, rest } = linesAround(plain, at);
  const heading = headingOfCell(above, own, rest);
  // With a colon, a word such as "order" needs no number sign.
  const label = heading === null ? null : labelBefore(`${heading}:`, heading.length + 1, country);
  return label === 'id' || label === 'id-if-plain';
}

/** Returns the lines above an offset, and what is before and after it on its own line. */
function linesAround(plain: string, at: number): { above: string[]; own: string; rest: string } {
  const above = plain.slice(Math.max(0, at - headingReach), at).split('\n');
  const own = above.pop() ?? '';
  const [rest = ''] = plain.slice(at, at + longestRow).split('\n', 1);
  return { above, own, rest };
}

/**
 * Returns the heading of a cell of which `own` is before a number and `rest` after it: the cell of its column in the
 * nearest line without digits. All lines from there on have as many cells; null if they do not.
 */
function headingOfCell(above: readonly string[], own: string, rest: string): string | null {
  const sign = cellSigns.find((each) => own.includes(each)) ?? cellSigns.find((each) => rest.includes(each));
  if (sign === undefined) return null;
  const column = own.split(sign).length - 1;
  const cellCount = `${own}${rest}`.split(sign).length;
  for (const written of above.toReversed().slice(0, mostLines)) {
    const line = written.replace(numberOfHeading, '');
    const cells = line.split(sign);
    if (cells.length !== cellCount || headingEnd.test(line)) return null;
    const cell = cells[column]?.trim() ?? '';
    if (cell !== '' && !digit.test(line)) return cell;
  }
  return null;
}

function isPhoneHeading(cell: string, country: string | null): boolean {
  const label = labelBefore(cell, cell.length, country);
  return label === 'direct' || label === 'near';
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
    return isPhoneHeading(cell, country);
  }
  return false;
}
