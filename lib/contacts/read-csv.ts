import { csvDelimiter } from '../files/csv-delimiter.ts';
import type { CsvRow } from '../files/csv-row.ts';
import { createRowReader } from '../files/csv-row.ts';
import { cleanName } from './clean-name.ts';
import type { ContactReader, ContactReading } from './contact-reading.ts';
import type { CsvColumns } from './csv-columns.ts';
import { csvColumns } from './csv-columns.ts';

/** Google writes several values of one kind into one cell. */
const valueBorder = ' ::: ';

/** Reads a CSV of contacts as Google, Outlook and their like export it; null where its first row names no phone column. */
export function readCsv(text: string): ContactReader | null {
  const rowAt = createRowReader(text, csvDelimiter(text));
  const begin = /^sep=.\n/i.test(text) ? text.indexOf('\n') + 1 : 0;
  const header = rowAt(begin);
  const columns = csvColumns(header.cells);
  return columns && rows(text, header.end, { rowAt, columns });
}

function* rows(
  text: string,
  begin: number,
  { rowAt, columns }: { rowAt: (start: number) => CsvRow; columns: CsvColumns },
): ContactReader {
  let line = 1 + lineEnds(text, 0, begin);
  for (let position = begin; position < text.length; ) {
    const { cells, end, isSound } = rowAt(position);
    const reading = isSound
      ? rowReading(cells, columns, line)
      : ({ kind: 'broken', reason: 'unreadable', line } as const);
    line += lineEnds(text, position, end);
    position = end;
    yield { reading, position };
  }
}

function rowReading(cells: string[], columns: CsvColumns, line: number): ContactReading | null {
  const isFilled = (cell: string) => cell.trim() !== '';
  if (!cells.some(isFilled)) return null;
  // A text on a line of its own, and cells that no column has: what stands where is anyone's guess.
  const isStray = (cells.length === 1 && columns.count > 1) || cells.slice(columns.count).some(isFilled);
  if (isStray) return { kind: 'broken', reason: 'unreadable', line };
  const numbers = columns.phones
    .flatMap((place) => (cells[place] ?? '').split(valueBorder))
    .filter(isFilled)
    .map((number) => ({ text: number.trim(), line }));
  const name = nameIn(cells, columns);
  if (name !== '') return { kind: 'contact', name, numbers, line };
  return { kind: 'broken', reason: numbers.length > 0 ? 'no-name' : 'unreadable', line };
}

function nameIn(cells: string[], { whole, parts, company, email }: CsvColumns): string {
  const told = (place: number) => cleanName((cells[place] ?? '').split(valueBorder, 1).join());
  const firstOf = (places: number[]) => places.map(told).find((text) => text !== '') ?? '';
  const joined = cleanName(parts.map(told).join(' '));
  return firstOf(whole) || joined || firstOf(company) || firstOf(email);
}

function lineEnds(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
