import Papa from 'papaparse';

/** Returns the delimiter of a CSV file, judged by its first rows. A first line `sep=;` (Excel) names it. */
export function csvDelimiter(text: string): string {
  const named = /^sep=([,;\t|])\n/i.exec(text)?.[1];
  if (named !== undefined) return named;
  const sample = text.slice(0, 16_384);
  // Without `skipEmptyLines` the empty row after the last line end counts too: a short file with two columns seems to have one.
  const delimitersToGuess = [',', ';', '\t', '|'];
  return Papa.parse(sample, { newline: '\n', preview: 10, skipEmptyLines: true, delimitersToGuess }).meta.delimiter;
}

/** One row of a CSV file: its cells, the offset of the next row, and whether its quotation marks are sound. */
export type CsvRow = { cells: string[]; end: number; isSound: boolean };

/** How many characters are searched first for the end of a row. */
const shortSearch = 512;
/** Most characters in one row. */
const longestRow = 65_536;

/**
 * Reads rows from a text with `\n` line ends: each call reads the row at `start`. A quotation mark that is never closed
 * would make the rest of the text one cell, so the end of a row is searched for only in a limited part. Each failed
 * long search halves the length of the next one, and each sound row adds its own length again, so reading all rows
 * takes linear time. A line that is longer than a row is not sound, and is given in parts.
 */
export function createRowReader(text: string, delimiter: string): (start: number) => CsvRow {
  /** How many characters are searched if the short search found no end. */
  let longSearch = longestRow;

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
    // A stray quotation mark does no harm if the row ends with its line.
    const isSound = errors.length === 0 || !text.slice(start, end - 1).includes('\n');
    return isSound ? { cells, end, isSound } : null;
  }

  /** Returns the end of the line; of one that is longer than a row can be, the end of a part, between two cells. */
  function partEnd(start: number): number {
    const part = text.slice(start, start + longestRow);
    const lineEnd = part.indexOf('\n');
    if (lineEnd >= 0) return start + lineEnd + 1;
    const cut = start + part.length < text.length ? part.lastIndexOf(delimiter) : -1;
    return start + (cut > 0 ? cut + 1 : part.length);
  }

  return (start) => {
    const row = rowWithin(start, shortSearch) ?? (longSearch > shortSearch ? rowWithin(start, longSearch) : null);
    if (row) {
      longSearch = Math.min(longestRow, longSearch + row.end - start);
      return row;
    }
    longSearch = Math.max(shortSearch, longSearch >> 1);
    return { cells: [], end: partEnd(start), isSound: false };
  };
}

/** Most line ends that are passed over in one step. */
const mostLineEnds = 65_536;

/** Returns the end of the line breaks at `start`, or of as many of them as one step takes. */
export function afterLineEnds(text: string, start: number): number {
  const most = Math.min(text.length, start + mostLineEnds);
  let end = start;
  while (end < most && text[end] === '\n') end += 1;
  return end;
}
