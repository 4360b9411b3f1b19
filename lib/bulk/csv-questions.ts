import { csvDelimiter } from '../files/csv-delimiter.ts';
import { createRowReader } from '../files/csv-row.ts';
import { plainCell } from '../files/safe-cell.ts';
import { detectTextCharacters } from '../messages/limits.ts';
import type { ListQuestion, ListStep } from './list-question.ts';
import { isLoneNumber } from './list-question.ts';

/** Most characters of a column's name that go before its cells. */
const nameCharacters = 60;

/**
 * What is to be asked about a table (CSV, RFC 4180), row by row: every cell with a digit or a colon. The name of its column
 * goes before it, as a label does in a text, so that "Phone" and "Order no." tell what their digits are.
 */
export function* csvQuestions(text: string): Generator<ListStep, void, void> {
  const rowAt = createRowReader(text, csvDelimiter(text));
  let names: string[] | null = null;
  for (let start = 0; start < text.length; ) {
    const { cells, end, isSound } = rowAt(start);
    const row: string[] = isSound ? cells : text.slice(start, end).split(/[,;\t|]/);
    const isHead: boolean = names === null && row.every((cell) => !/\d/.test(cell));
    const columns: string[] = names ?? (isHead ? row.map(shortName) : []);
    names = columns;
    const questions = isHead ? [] : row.flatMap((cell, column) => question(cell, columns[column] ?? '', start));
    yield { questions, position: end, lines: row.some((cell) => cell.trim() !== '') ? 1 : 0 };
    start = Math.max(end, start + 1);
  }
}

function shortName(cell: string): string {
  return cell.trim().slice(0, nameCharacters);
}

function question(cell: string, name: string, at: number): ListQuestion[] {
  const shown = plainCell(cell.trim());
  if (!/[\d:]/.test(shown)) return [];
  const label = name === '' ? '' : `${name}: `;
  const text = (label + shown).slice(0, detectTextCharacters);
  const core = { start: label.length, end: text.length };
  // Without a name, or with a plus, the cell speaks for itself.
  const alone = isLoneNumber(shown) && (name === '' || shown.startsWith('+'));
  return alone
    ? [{ text: shown, alone, core: { start: 0, end: shown.length }, at, isCell: true }]
    : [{ text, alone: false, core, at, isCell: true }];
}
