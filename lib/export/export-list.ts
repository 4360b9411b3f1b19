import type { ListRow } from '../bulk/list-row.ts';
import { safeCell } from '../files/safe-cell.ts';
import { subjectKey } from '../model/subject-key.ts';
import { defanged } from '../report/defanged.ts';
import { markdownHead, markdownRow } from '../report/markdown-row.ts';
import { reportJson } from '../report/report-json.ts';
import { exportColumns, exportRow } from './export-row.ts';

/** The ways in which a list leaves the panel. */
export const exportFormats = ['csv', 'json', 'markdown', 'list', 'defanged'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What a file of a format is called and is. */
export const exportFiles = {
  csv: { name: 'numlens.csv', type: 'text/csv' },
  json: { name: 'numlens.json', type: 'application/json' },
  markdown: { name: 'numlens.md', type: 'text/markdown' },
  list: { name: 'numlens.txt', type: 'text/plain' },
  defanged: { name: 'numlens.txt', type: 'text/plain' },
} as const satisfies Record<ExportFormat, { name: string; type: string }>;

/** The time now (ms since 1970) and the person's IANA time zone, for what an export says of times. */
type Here = { now: number; here: string };

/**
 * The parts of an exported list, one a row and in the order of the rows, so that a long one can be written in slices. CSV
 * as RFC 4180 has it, with no cell that a spreadsheet would run.
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
      yield `${markdownHead()}\n`;
      for (const { answer } of rows) {
        if (!answer) continue;
        yield `${markdownRow(answer.report, { now, here, offer: answer.offer, asking: false })}\n`;
      }
      return;
    case 'list':
      for (const { entry } of rows) yield `${subjectKey(entry.subject)}\n`;
      return;
    case 'defanged':
      for (const { entry } of rows) {
        const key = subjectKey(entry.subject);
        yield `${entry.subject.kind === 'ip' ? defanged(key) : key}\n`;
      }
  }
}

function inOrder(row: ReturnType<typeof exportRow>): string[] {
  return exportColumns.map((column) => row[column]);
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => csvCell(safeCell(cell))).join(',')}\r\n`;
}

function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The report as "Copy as JSON" has it, with what the list knows besides. */
function jsonRow({ entry, answer }: ListRow): object {
  const { count, line, file, defanged: wasDefanged, hop, country } = entry;
  const listed = {
    times: count,
    firstLine: line,
    file,
    defanged: wasDefanged,
    firstPublicHop: hop,
    readWithCountry: country,
  };
  if (!answer) {
    const { subject } = entry;
    const kept = subject.kind === 'phone' && subject.extension !== undefined ? { extension: subject.extension } : {};
    return { subject: subjectKey(subject), kind: subject.kind, ...kept, listed };
  }
  return { ...reportJson(answer.report), failures: answer.report.failures, listed };
}
