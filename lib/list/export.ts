import { entryKey, subjectKey } from '../model/subject.ts';
import { answerOf } from '../report/claims/fact.ts';
import { sourceKey } from '../report/claims/sources.ts';
import { escaped, markdownHead, markdownRow, markdownRowWithout } from '../report/copy/markdown-row.ts';
import { reportJson } from '../report/copy/report-json.ts';
import { safeCell } from '../text/safe-cell.ts';
import { failureText } from '../words/failures/failure-words.ts';
import { say } from '../words/say.ts';
import { operationName } from '../words/service-names.ts';
import { defanged } from '../words/subject-text.ts';
import type { ListEntry, ListRow, RowAnswer } from './rows.ts';

/** The formats in which a list can be exported. */
export const exportFormats = ['csv', 'json', 'markdown', 'list', 'defanged'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The file name and MIME type of each format. */
export const exportFiles = {
  csv: { name: 'numlens.csv', type: 'text/csv' },
  json: { name: 'numlens.json', type: 'application/json' },
  markdown: { name: 'numlens.md', type: 'text/markdown' },
  list: { name: 'numlens.txt', type: 'text/plain' },
  defanged: { name: 'numlens.txt', type: 'text/plain' },
} as const satisfies Record<ExportFormat, { name: string; type: string }>;

/** The time now (ms since 1970) and the user's IANA time zone, for the times in an export. */
type Here = { now: number; here: string };

/**
 * Gives an exported list in parts, one for each row, so that a long list can be written in slices. CSV follows RFC
 * 4180, with no cell that a spreadsheet would run as a formula.
 */
export function* exportList(
  rows: readonly ListRow[],
  format: ExportFormat,
  { now, here }: Here,
): Generator<string, void, void> {
  switch (format) {
    case 'csv':
      yield csvLine(exportColumns);
      for (const row of rows) yield csvLine(inOrder(exportRow(row, now)));
      return;
    case 'json':
      yield '[';
      for (const [index, row] of rows.entries()) yield `${index === 0 ? '\n' : ',\n'}${JSON.stringify(jsonRow(row))}`;
      yield '\n]\n';
      return;
    case 'markdown':
      yield* markdownTable(rows, { now, here });
      return;
    case 'list':
      for (const { entry } of rows) yield `${entryKey(entry.subject)}${tabbedTimes(entry)}\n`;
      return;
    case 'defanged':
      for (const { entry } of rows) {
        const key = entryKey(entry.subject);
        yield `${entry.subject.kind === 'ip' ? defanged(key) : key}${tabbedTimes(entry)}\n`;
      }
  }
}

/** Gives a Markdown table, with a column of the user's notes if there are some. */
function* markdownTable(rows: readonly ListRow[], { now, here }: Here): Generator<string, void, void> {
  const hasNotes = rows.some(({ answer }) => answer?.cells.note);
  const noted = (lines: string, cells: string[]) => (hasNotes ? withCells(lines, cells) : lines);
  const head = withCells(markdownHead(), [say('columnTimes'), '---']);
  yield `${noted(head, [say('noteField'), '---'])}\n`;
  for (const { entry, answer } of rows) {
    const row = answer
      ? markdownRow(answer.report, { now, here, offer: answer.offer, asking: false }, guessOf(answer))
      : markdownRowWithout(entryKey(entry.subject));
    yield `${noted(withCells(row, [String(entry.count)]), [escaped(answer?.cells.note ?? '')])}\n`;
  }
}

/** Returns the verdict on a number whose country was assumed; null for others. */
function guessOf({ cells }: RowAnswer): string | null {
  return cells.assumed ? cells.verdict.text : null;
}

/** Adds a cell to each line of a Markdown table. */
function withCells(lines: string, cells: readonly string[]): string {
  return lines
    .split('\n')
    .map((line, index) => `${line} ${cells[index]} |`)
    .join('\n');
}

/** How often an entry occurred, for a spreadsheet's next column; once goes without saying. */
function tabbedTimes({ count }: ListEntry): string {
  return count > 1 ? `\t${count}` : '';
}

function inOrder(row: ReturnType<typeof exportRow>): string[] {
  return exportColumns.map((column) => row[column]);
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => csvCell(safeCell(cell))).join(',')}\r\n`; // guard safe-export
}

function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns the report as "Copy as JSON" gives it, with what the list adds. */
function jsonRow({ entry, answer }: ListRow): object {
  const { count, line, file, defanged: wasDefanged, hop, country } = entry;
  const listed = {
    times: count,
    firstLine: line,
    file,
    defanged: wasDefanged,
    firstPublicHop: hop,
    readWithCountry: country,
    note: answer?.cells.note ?? null,
  };
  if (!answer) {
    const { subject } = entry;
    const kept = subject.kind === 'phone' && subject.extension !== undefined ? { extension: subject.extension } : {};
    return { subject: subjectKey(subject), kind: subject.kind, ...kept, listed };
  }
  return { ...reportJson(answer.report), failures: answer.report.failures, listed };
}

/**
 * The columns of an exported list, in order. Their names are the same in all languages, so that any export can be read.
 */
const exportColumns = [
  'subject',
  'kind',
  'extension',
  'note',
  'name',
  'name_source',
  'carrier_or_network',
  'asn',
  'prefix',
  'line_type',
  'place',
  'country',
  'time_zone',
  'verdict',
  'service_status',
  'sources',
  'times',
  'first_line',
  'file',
  'defanged',
  'first_public_hop',
  'read_with_country',
  'problem',
] as const;
export type ExportColumn = (typeof exportColumns)[number];
export type ExportRow = Record<ExportColumn, string>;

/** Returns a row of a list as texts, empty if unknown. `now` (ms since 1970) is for the sentence about a failure. */
function exportRow({ entry, answer }: ListRow, now: number): ExportRow {
  const { subject } = entry;
  const cells = answer?.cells;
  const device = answer?.report.device;
  const problems = (answer?.report.failures ?? []).map(
    ({ operation, ownName, failure }) => `${operationName(operation, ownName)}: ${failureText(failure, now).sentence}`,
  );
  return {
    subject: subjectKey(subject),
    kind: subject.kind,
    extension: subject.kind === 'phone' ? (subject.extension ?? '') : '',
    note: cells?.note ?? '',
    name: cells?.name ?? '',
    name_source: cells?.name ? (cells.nameSource ? sourceKey(cells.nameSource) : 'contacts') : '',
    carrier_or_network: cells?.holder ?? '',
    asn: cells?.asn == null ? '' : String(cells.asn),
    prefix: cells?.prefix ?? '',
    line_type: device?.kind === 'phone' ? (device.type ?? '') : '',
    place: cells?.place ?? '',
    country: cells?.country ?? '',
    time_zone: cells?.timeZones.join(' ') ?? '',
    verdict: cells?.verdict.text ?? '',
    service_status: (answer && answerOf(answer.report, 'phoneValidation')?.status) ?? '',
    sources: cells?.sources.map(({ kind }) => kind).join(' ') ?? '',
    times: String(entry.count),
    first_line: String(entry.line),
    file: entry.file ?? '',
    defanged: entry.defanged ? 'yes' : '',
    first_public_hop: entry.hop ? 'yes' : '',
    read_with_country: entry.country ?? '',
    problem: problems.join(' '),
  };
}
