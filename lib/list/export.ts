import { entryKey, subjectKey } from '../model/subject.ts';
import { escaped, markdownHead, markdownRow, markdownRowWithout } from '../report/copy/markdown-row.ts';
import { reportJson } from '../report/copy/report-json.ts';
import type { MessageKey } from '../words/say.ts';
import { say } from '../words/say.ts';
import { defanged } from '../words/subject-text.ts';
import type { TableFormat } from './export-columns.ts';
import { tableLines } from './export-columns.ts';
import type { ListEntry, ListRow, RowAnswer } from './rows.ts';

/** The formats in which a list can be exported. */
export const exportFormats = ['csv', 'crm', 'json', 'markdown', 'list', 'defanged'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The file name and MIME type of each format. */
export const exportFiles = {
  csv: { name: 'numlens.csv', type: 'text/csv' },
  crm: { name: 'numlens-crm.csv', type: 'text/csv' },
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
    case 'crm':
      for (const cells of tableLines(rows, format, now)) yield `${cells.map(csvCell).join(',')}\r\n`;
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

/**
 * Gives what is copied of a table, in parts: text with tabs, and the same as HTML of ours, which spreadsheets and mails
 * take as a table.
 */
export function* copiedTable(
  rows: readonly ListRow[],
  format: TableFormat,
  now: number,
): Generator<{ text: string; html: string }, void, void> {
  let tag: 'th' | 'td' = 'th';
  yield { text: '', html: '<table>' };
  for (const cells of tableLines(rows, format, now)) {
    yield copiedLine(cells, tag);
    tag = 'td';
  }
  yield { text: '', html: '</table>' };
}

function copiedLine(cells: readonly string[], tag: 'th' | 'td'): { text: string; html: string } {
  return {
    text: `${cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')}\n`,
    html: `<tr>${cells.map((cell) => `<${tag}>${htmlText(cell)}</${tag}>`).join('')}</tr>`,
  };
}

function htmlText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`); // guard copied-markup
}

/** What a list adds to a Markdown table of reports. */
const markdownColumns: { title: MessageKey; cell: (row: ListRow) => string }[] = [
  { title: 'columnTimes', cell: ({ entry }) => String(entry.count) },
  { title: 'termRisk', cell: ({ answer }) => answer?.cells.risk?.text ?? '' },
  { title: 'noteField', cell: ({ answer }) => answer?.cells.note ?? '' },
];

/** Gives a Markdown table. Of what a list adds, columns without a filled cell are left out. */
function* markdownTable(rows: readonly ListRow[], { now, here }: Here): Generator<string, void, void> {
  const added = markdownColumns.filter(({ cell }) => rows.some((row) => cell(row) !== ''));
  const names = withCells(markdownHead(), [added.map(({ title }) => say(title)), added.map(() => '---')]);
  yield `${names}\n`;
  for (const row of rows) {
    const { entry, answer } = row;
    const line = answer
      ? markdownRow(answer.report, { now, here, offer: answer.offer, asking: false }, guessOf(answer))
      : markdownRowWithout(entryKey(entry.subject));
    yield `${withCells(line, [added.map(({ cell }) => escaped(cell(row)))])}\n`;
  }
}

/** Returns the verdict on a number whose country was assumed; null for others. */
function guessOf({ cells }: RowAnswer): string | null {
  return cells.read !== null ? cells.verdict.text : null;
}

/** Adds cells to each line of a Markdown table. */
function withCells(lines: string, cells: readonly string[][]): string {
  return lines
    .split('\n')
    .map((line, index) => [line, ...(cells[index] ?? []).map((cell) => `${cell} |`)].join(' '))
    .join('\n');
}

/** How often an entry occurred, for a spreadsheet's next column; once goes without saying. */
function tabbedTimes({ count }: ListEntry): string {
  return count > 1 ? `\t${count}` : '';
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
