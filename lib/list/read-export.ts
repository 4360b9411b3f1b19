import { formatIp, parseIp } from '../address/ip.ts';
import { subjectSchema } from '../model/subject-schema.ts';
import { cleanText } from '../text/clean-text.ts';
import { afterLineEnds, createRowReader } from '../text/csv.ts';
import { plainCell } from '../text/safe-cell.ts';
import type { ExportColumn } from './export-columns.ts';
import type { ListEntry } from './rows.ts';

/** Longest file name to keep from a row of an exported list (characters). */
const longestFile = 255;

/** Returns the delimiter of a list that we exported, by its first line; null for others. Spreadsheets may change it. */
export function exportDelimiter(text: string): string | null {
  const [first = ''] = text.split('\n', 1);
  const found = /^"?subject"?([,;\t])"?kind"?[,;\t]/.exec(first.replace(/^\ufeff/, ''));
  return found?.[1] ?? null;
}

/**
 * A step of reading, from `start` to `position`. `entry` is the row's; null for a row without a subject. `isBlank`: there
 * was nothing to read.
 */
type ExportStep = { entry: ListEntry | null; isBlank: boolean; start: number; position: number };

/**
 * Reads an exported list, a row or many blank ones at each step. `text` has `\n` line breaks. Only the subjects and
 * where they were found are read: what is known about them is looked up again on this device.
 */
export function* readExport(text: string, delimiter: string): Generator<ExportStep> {
  const rowAt = createRowReader(text, delimiter);
  const head = rowAt(0);
  const columns = new Map(head.cells.map((name, index) => [name.replace(/^\ufeff/, ''), index]));
  for (let start = head.end; start < text.length; ) {
    const filled = afterLineEnds(text, start);
    // guard blank-lines
    if (filled > start) {
      yield { entry: null, isBlank: true, start, position: filled };
      start = filled;
      continue;
    }
    const { cells, end, isSound } = rowAt(start);
    const cell = (column: ExportColumn) => plainCell((cells[columns.get(column) ?? -1] ?? '').trim());
    const isBlank = isSound && cells.every((each) => each.trim() === '');
    yield { entry: isBlank ? null : toEntry(cell), isBlank, start, position: end };
    start = Math.max(end, start + 1);
  }
}

function toEntry(cell: (column: ExportColumn) => string): ListEntry | null {
  const extension = cell('extension');
  const subject = subjectSchema().safeParse(
    cell('kind') === 'ip'
      ? { kind: 'ip', ip: plainIp(cell('subject')) }
      : { kind: 'phone', e164: cell('subject'), extension: extension === '' ? undefined : extension },
  );
  if (!subject.success) return null;
  const country = cell('read_with_country');
  return {
    subject: subject.data,
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    count: countOf(cell('times')),
    line: countOf(cell('first_line')),
    file: cleanText(cell('file'), longestFile) || null,
    defanged: cell('defanged') === 'yes',
    hop: cell('first_public_hop') === 'yes',
  };
}

/** Returns an IP address in its standard form, because it may have been rewritten since the export. */
function plainIp(text: string): string {
  const ip = parseIp(text);
  return ip ? formatIp(ip) : text;
}

function countOf(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}
