import { nextTask } from '../../../components/page/start-page.ts';
import type { ListState } from '../../../components/panel/list/list-state.ts';
import type { ExportFormat } from '../../../lib/list/export.ts';
import { copiedTable, exportFiles, exportList } from '../../../lib/list/export.ts';
import type { ListRow } from '../../../lib/list/rows.ts';

/** Longest work without a pause (ms). */
const slice = 10;

type ShownRows = Pick<ListState, 'rows' | 'shown' | 'selected'>;

/** Returns the selected rows, otherwise those shown, as a text. */
export async function exportText(state: ShownRows, format: ExportFormat, here: string): Promise<string> {
  return (await inSlices(exportList(wantedRows(state), format, { now: Date.now(), here }))).join('');
}

/** Returns what is copied of these rows: a table as text and as HTML, another format as text alone. */
export async function copiedList(
  state: ShownRows,
  format: ExportFormat,
  here: string,
): Promise<{ text: string; html?: string }> {
  if (format !== 'csv' && format !== 'crm') return { text: await exportText(state, format, here) };
  const parts = await inSlices(copiedTable(wantedRows(state), format, Date.now()));
  return { text: parts.map(({ text }) => text).join(''), html: parts.map(({ html }) => html).join('') };
}

function wantedRows({ rows, shown, selected }: ShownRows): readonly ListRow[] {
  if (selected.size === 0) return shown;
  // Selected rows that are filtered out come last, in the order of the input.
  const inSight = new Set(shown.map(({ key }) => key));
  const ordered = [...shown, ...rows.filter(({ key }) => !inSight.has(key))];
  return ordered.filter(({ key }) => selected.has(key));
}

/** Collects what a generator gives, in slices that keep the page responsive. */
async function inSlices<Part>(given: Iterable<Part>): Promise<Part[]> {
  const parts: Part[] = [];
  let until = performance.now() + slice;
  for (const part of given) {
    parts.push(part);
    if (performance.now() < until) continue;
    await nextTask();
    until = performance.now() + slice;
  }
  return parts;
}

/** Returns the name and the type of a file with the list. */
export function exportFile(format: ExportFormat): { name: string; type: string } {
  const { name, type } = exportFiles[format];
  return { name, type: `${type};charset=utf-8` };
}

/** Returns the text for a saved file. A CSV begins with a byte order mark: otherwise Excel does not read it as UTF-8. */
export function fileText(format: ExportFormat, text: string): string {
  return format === 'csv' ? `\ufeff${text}` : text;
}
