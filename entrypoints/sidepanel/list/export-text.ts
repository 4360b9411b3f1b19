import { nextTask } from '../../../components/page/start-page.ts';
import type { ListState } from '../../../components/panel/list/list-state.ts';
import type { ExportFormat } from '../../../lib/list/export.ts';
import { exportFiles, exportList } from '../../../lib/list/export.ts';

/** Longest work without a pause (ms). */
const slice = 10;

/** Returns the selected rows, otherwise those shown, as a text; made in slices that keep the page responsive. */
export async function exportText(
  { rows, shown, selected }: Pick<ListState, 'rows' | 'shown' | 'selected'>,
  format: ExportFormat,
  here: string,
): Promise<string> {
  // Selected rows that are filtered out come last, in the order of the input.
  const inSight = new Set(shown.map(({ key }) => key));
  const ordered = selected.size === 0 ? shown : [...shown, ...rows.filter(({ key }) => !inSight.has(key))];
  const wanted = selected.size === 0 ? ordered : ordered.filter(({ key }) => selected.has(key));
  const parts: string[] = [];
  let until = performance.now() + slice;
  for (const part of exportList(wanted, format, { now: Date.now(), here })) {
    parts.push(part);
    if (performance.now() < until) continue;
    await nextTask();
    until = performance.now() + slice;
  }
  return parts.join('');
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
