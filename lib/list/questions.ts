import type { Candidate } from '../detect/candidates/find-candidates.ts';
import { findCandidates } from '../detect/candidates/find-candidates.ts';
import { snippets } from '../detect/candidates/likely-parts.ts';
import { detectTextCharacters } from '../model/limits.ts';
import { cellSeparator } from '../model/page/found.ts';
import { beginningOf } from '../text/beginning.ts';
import { createRowReader, csvDelimiter } from '../text/csv.ts';
import { plainCell } from '../text/safe-cell.ts';

/**
 * A part of a pasted text or file to send to detection. `core` is the part to read, by its offsets in `text`; the rest
 * is context. `at` is the offset of `text` in the whole; for a cell of a table (`isCell`), the offset of its row.
 * `alone`: the whole text is one number.
 */
export type ListQuestion = {
  text: string;
  alone: boolean;
  core: { start: number; end: number };
  at: number;
  isCell: boolean;
};

/** One step of reading. `position`: how far it got in the whole. `lines`: the lines it read that are not empty, by their offsets. */
type ListStep = { questions: ListQuestion[]; position: number; lines: number[] };

const loneNumber = /^[+(]*\d[\d\s()./+-]{3,40}$/;

/** North American and toll-free numbers are also written with letters (`1-800-FLOWERS`). */
const withLetters = /^(?:\+?1[ .-]\(?[2-9]\d\d|\(?8(\d)\1|0800)[ ).-]+[a-z][a-z\d .-]{2,15}$/i;

/** Is a line or cell only digits and what people put between them, or a number with letters? */
function isLoneNumber(text: string): boolean {
  return text.length <= 60 && (loneNumber.test(text) || withLetters.test(text));
}

/** Length of one step (characters): a few milliseconds of work. */
const step = 8_192;

/**
 * Gives the questions about a text, piece by piece. A piece ends at the end of a line if one is near, otherwise between
 * words; the context in its questions may reach into other pieces. A line that is only a number is a question of its
 * own.
 */
export function* textQuestions(text: string): Generator<ListStep, void, void> {
  for (let start = 0; start < text.length; ) {
    const end = pieceEnd(text, start);
    const lines = linesOf(text, start, end);
    const lone = lines.filter((line) => isLoneNumber(line.text));
    const found = findCandidates(text.slice(start, end));
    const candidates = found.map((each) => ({ ...each, start: each.start + start, end: each.end + start }));
    const questions = [...lone.map(loneQuestion), ...snippetQuestions(text, outside(candidates, lone))];
    yield {
      questions: questions.sort((one, other) => coreStart(one) - coreStart(other)),
      position: end,
      lines: lines.map(({ at }) => at),
    };
    start = end;
  }
}

function coreStart({ at, core }: ListQuestion): number {
  return at + core.start;
}

/**
 * Returns the end of the next piece: after its last line break, otherwise between words, otherwise at the full length.
 */
function pieceEnd(text: string, start: number): number {
  const most = start + step;
  if (most >= text.length) return text.length;
  const line = text.lastIndexOf('\n', most - 1);
  if (line >= start) return line + 1;
  // Not between digits: that would cut a number with spaces.
  for (let end = most; end > most - 2_000; end -= 1) {
    if (/[^\d\s().+-]/.test(text.charAt(end - 1)) && !/[\dA-Fa-f:.]/.test(text.charAt(end))) return end;
  }
  return most;
}

type Line = { at: number; text: string };

/** Returns the lines of a piece that are not empty, without spaces around them and a separator at their end. */
function linesOf(text: string, start: number, end: number): Line[] {
  const lines: Line[] = [];
  for (let at = start; at < end; ) {
    const next = text.indexOf('\n', at);
    const lineEnd = next < 0 || next >= end ? end : next;
    const line = text.slice(at, lineEnd);
    const shown = line.trim();
    if (shown !== '') lines.push({ at: at + line.indexOf(shown.charAt(0)), text: withoutSeparator(shown) });
    at = lineEnd + 1;
  }
  return lines;
}

/** Cuts a separator and the spaces before it. One pattern for both would start again at each space of a long line. */
function withoutSeparator(line: string): string {
  return /[,;]$/.test(line) ? line.slice(0, -1).trimEnd() : line; // guard separator-at-end
}

function loneQuestion({ at, text }: Line): ListQuestion {
  return { text, alone: true, core: { start: 0, end: text.length }, at, isCell: false };
}

/** Returns the candidates that touch none of these lines; both are in the order of the text. */
function outside(candidates: readonly Candidate[], lines: readonly Line[]): Candidate[] {
  let next = 0;
  return candidates.filter((candidate) => {
    for (let line = lines[next]; line && line.at + line.text.length <= candidate.start; line = lines[next]) next += 1;
    const line = lines[next];
    return !line || line.at >= candidate.end;
  });
}

/** Makes a question of each snippet. A candidate belongs to the first snippet that holds it whole. */
function snippetQuestions(text: string, candidates: readonly Candidate[]): ListQuestion[] {
  const waiting = [...candidates].reverse();
  return snippets(text, candidates).map(({ start, text: part }) => {
    const core = { start: part.length, end: 0 };
    for (let next = waiting.at(-1); next && next.end <= start + part.length; next = waiting.at(-1)) {
      waiting.pop();
      core.start = Math.min(core.start, next.start - start);
      core.end = Math.max(core.end, next.end - start);
    }
    return { text: part, alone: false, core, at: start, isCell: false };
  });
}

/** Most cells of a row that are read in one step. */
const cellsOfStep = 500;
/** Most characters of a column's name to put before its cells. */
const nameCharacters = 60;

/**
 * Gives the questions about a table (CSV, RFC 4180), row by row: one for each cell with a digit or a colon. Its
 * column's name goes before it, as a label does in a text, so that "Phone" and "Order no." tell what the digits are.
 */
export function* csvQuestions(text: string): Generator<ListStep, void, void> {
  const rowAt = createRowReader(text, csvDelimiter(text));
  /** Null until they were read: they may come after blank lines, and after Excel's `sep=;`. */
  let names: string[] | null = null;
  for (let start = 0; start < text.length; ) {
    const { cells, end, isSound } = rowAt(start);
    const row: string[] = isSound ? cells : text.slice(start, end).split(/[,;\t|]/);
    const isFilled = row.some((cell) => cell.trim() !== '');
    const isFirst: boolean = names === null && isFilled && !/^sep=.\n?$/i.test(text.slice(start, end));
    const isHead: boolean = isFirst && row.every(isName);
    if (isFirst) names = isHead ? row.map(shortName) : [];
    const asked = names === null || isHead ? [] : row;
    yield* cellSteps(asked, names ?? [], { at: start, position: end, lines: isFilled ? [start] : [] });
    start = Math.max(end, start + 1);
  }
}

/** Gives the questions about a row, a few cells in each step; one step also if nothing is asked. `at`: the row's offset. */
function* cellSteps(
  row: readonly string[],
  names: readonly string[],
  { at, position, lines }: Omit<ListStep, 'questions'> & { at: number },
): Generator<ListStep, void, void> {
  const rowWords = wordsOfRow(row);
  for (let from = 0; from === 0 || from < row.length; from += cellsOfStep) {
    const cells = row.slice(from, from + cellsOfStep); // guard cells-of-step
    const questions = cells.flatMap((cell, column) => cellQuestion(cell, names[from + column] ?? '', { at, rowWords }));
    yield { questions, position, lines: from === 0 ? lines : [] };
  }
}

/** May this cell name a column? Its name may have digits (`Phone 1 - Value`), but no cell with a number is one. */
function isName(cell: string): boolean {
  const shown = plainCell(cell.trim());
  if (!/[\d:]/.test(shown)) return true;
  return /\p{L}/u.test(shown) && !isLoneNumber(shown) && findCandidates(shown).length === 0;
}

function shortName(cell: string): string {
  return cell.trim().slice(0, nameCharacters);
}

/** Most cells of a row that go with each number of it, and what may name its country: letters, and few of them. */
const mostWords = 6;
const mayNameCountry = /^\p{Lu}[\p{L}\p{M} .’'-]{1,39}$/u;

/** Returns the row's cells that may name its country, as cells after a number; empty if there are none. */
function wordsOfRow(row: readonly string[]): string {
  const cells = row.map((cell) => cell.trim()).filter((cell) => mayNameCountry.test(cell));
  return cells
    .slice(0, mostWords)
    .map((cell) => cellSeparator + cell)
    .join('');
}

function cellQuestion(cell: string, name: string, { at, rowWords }: { at: number; rowWords: string }): ListQuestion[] {
  const shown = plainCell(cell.trim());
  if (!/[\d:]/.test(shown)) return [];
  // Without a column name, or with a plus, no label is needed.
  const alone = isLoneNumber(shown) && (name === '' || shown.startsWith('+'));
  const label = name === '' || alone ? '' : `${name}: `;
  const own = beginningOf(label + shown, detectTextCharacters - rowWords.length);
  return [{ text: own + rowWords, alone, core: { start: label.length, end: own.length }, at, isCell: true }];
}
