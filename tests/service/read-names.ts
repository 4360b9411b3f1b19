import type { Result } from '../../lib/model/result.ts';
import { failed, ok } from '../../lib/model/result.ts';

/**
 * Reads a table of comma-separated values (RFC 4180) with the columns `number` and `name`, in any order when a first line
 * names them, else in this one. Numbers are international, with or without `+`, spaces and hyphens. Gives the names by
 * E.164, or the number of the row that cannot be read.
 */
export function readNames(text: string): Result<Map<string, string>, { row: number }> {
  const rows = readRows(text.replace(/^\ufeff/, ''));
  const heading = rows[0]?.map((cell) => cell.trim().toLowerCase()) ?? [];
  const named = heading.includes('number') && heading.includes('name');
  const column = named ? { number: heading.indexOf('number'), name: heading.indexOf('name') } : { number: 0, name: 1 };
  const names = new Map<string, string>();
  for (const [index, row] of rows.entries()) {
    if ((named && index === 0) || row.every((cell) => cell.trim() === '')) continue;
    const digits = row[column.number]?.replace(/[\s().+-]/g, '') ?? '';
    const name = row[column.name]?.trim() ?? '';
    if (!/^[0-9]{3,20}$/.test(digits) || name === '') return failed({ row: index + 1 });
    names.set(`+${digits}`, name);
  }
  return ok(names);
}

/** A cell is quoted (a doubled quote stands for one) or plain; it ends at a comma, a line break or the end. */
const cell = /(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^",\r\n][^,\r\n]*)?)(?<end>,|\r\n|\n|\r|$)/y;

function readRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < text.length) {
    const { quoted, plain, end } = cell.exec(text)?.groups ?? {};
    if (end === undefined) return [...rows, ['unreadable']];
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
