import Papa from 'papaparse';

/** One row of a CSV file: its cells, where the next one begins, and whether its quotation marks are sound. */
export type CsvRow = { cells: string[]; end: number; isSound: boolean };

/** Characters in which a row is looked for first. */
const near = 512;
/** Most characters of one row. */
const longestRow = 65_536;

/**
 * Takes rows out of a text with `\n` line ends: one a call, the one that begins at `start`. A quotation mark that is never closed would
 * make all that follows one cell, so a row is looked for in a bounded part of the text. Looking far ahead in vain halves
 * how far it looks the next time, and every row that is sound gives its own length back: so all of it takes linear time.
 */
export function createRowReader(text: string, delimiter: string): (start: number) => CsvRow {
  let far = longestRow;

  function rowWithin(start: number, length: number): CsvRow | null {
    const part = text.slice(start, start + length);
    const { data, errors, meta } = Papa.parse<string[]>(part, {
      delimiter,
      newline: '\n',
      preview: 1,
      fastMode: false,
    });
    const isWhole = meta.truncated || start + length >= text.length;
    const cells = data[0];
    if (!isWhole || !cells) return null;
    const end = start + meta.cursor;
    // A stray mark within one line does no harm; one that swallows line ends does.
    return errors.length === 0 || !text.slice(start, end - 1).includes('\n') ? { cells, end, isSound: true } : null;
  }

  return (start) => {
    const row = rowWithin(start, near) ?? (far > near ? rowWithin(start, far) : null);
    if (row) {
      far = Math.min(longestRow, far + row.end - start);
      return row;
    }
    far = Math.max(near, far >> 1);
    const lineEnd = text.indexOf('\n', start);
    return { cells: [], end: lineEnd < 0 ? text.length : lineEnd + 1, isSound: false };
  };
}
