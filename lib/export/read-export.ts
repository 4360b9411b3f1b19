import type { ListEntry } from '../bulk/list-entry.ts';
import { createRowReader } from '../files/csv-row.ts';
import { plainCell } from '../files/safe-cell.ts';
import { subjectSchema } from '../model/subject.ts';
import type { ExportColumn } from './export-row.ts';

/** Is this a list that was exported here? The first line says so. Spreadsheets may have put other delimiters in. */
export function exportDelimiter(text: string): string | null {
  const [first = ''] = text.split('\n', 1);
  const found = /^"?subject"?([,;\t])"?kind"?[,;\t]/.exec(first.replace(/^\ufeff/, ''));
  return found?.[1] ?? null;
}

/**
 * Reads an exported list back, row by row: null for a row that holds no subject. `text` has `\n` line ends. What the
 * device and the service said is not read: it is told anew, from what is known now.
 */
export function* readExport(text: string, delimiter: string): Generator<{ entry: ListEntry | null; position: number }> {
  const rowAt = createRowReader(text, delimiter);
  const head = rowAt(0);
  const columns = new Map(head.cells.map((name, index) => [name.replace(/^\ufeff/, ''), index]));
  for (let start = head.end; start < text.length; ) {
    const { cells, end } = rowAt(start);
    const cell = (column: ExportColumn) => plainCell((cells[columns.get(column) ?? -1] ?? '').trim());
    if (cells.some((each) => each.trim() !== '')) yield { entry: toEntry(cell), position: end };
    start = Math.max(end, start + 1);
  }
}

function toEntry(cell: (column: ExportColumn) => string): ListEntry | null {
  const extension = cell('extension');
  const subject = subjectSchema().safeParse(
    cell('kind') === 'ip'
      ? { kind: 'ip', ip: cell('subject') }
      : { kind: 'phone', e164: cell('subject'), ...(extension === '' ? {} : { extension }) },
  );
  if (!subject.success) return null;
  const country = cell('read_with_country');
  return {
    subject: subject.data,
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    count: countOf(cell('times')),
    line: countOf(cell('first_line')),
    file: cell('file') || null,
    defanged: cell('defanged') === 'yes',
    hop: cell('first_public_hop') === 'yes',
  };
}

function countOf(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}
