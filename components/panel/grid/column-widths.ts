import type { OptionalColumn } from '../../../lib/list/columns.ts';
import type { ListRow } from '../../../lib/list/rows.ts';
import { tagsOf, tagWords } from '../../../lib/list/rows.ts';
import { say } from '../../../lib/words/say.ts';
import { columnWords } from './GridHead.tsx';
import type { GridTexts } from './grid-texts.ts';
import { cellText, longText } from './grid-texts.ts';

/** Rows that widths are taken from; the others are about as long. */
const measuredRows = 200;
/** Width of a character of a cell (px), about; and of what a subject's flag and a verdict's drawings take. */
const characterWidth = 6.4;
const drawingWidth = 30;
/** What columns have beside their characters (px): drawings, the capitals of a network's number, room after a count. */
const drawings: Partial<Record<OptionalColumn, number>> = { count: 8, verdict: 36, asn: 6, time: 19 };
/** Widest that a column asks to be, characters; what is longer goes on in a second line. */
const widest = 40;
/** What cannot be broken keeps as many characters: counts, networks' numbers, prefixes of version 4. */
const unbroken: Partial<Record<OptionalColumn, number>> = { count: 8, asn: 12, prefix: 18 };
/** Fewest characters that a column asks for, and most that it keeps in two lines if there is little room. */
const narrowest = 7;
const inTwoLines: Partial<Record<OptionalColumn, number>> = { name: 20, verdict: 15 };
const usualInTwoLines = 13;
const longWord = 17;

/**
 * Widths in CSS px: `asked`, from which on nothing needs a second line; `halved`, from which on everything is whole in two;
 * `least`, below which rows say too little. `css`: the columns as CSS; `tight`: the same if there is less room than `asked`.
 */
export type ColumnWidths = { css: string; tight: string; asked: number; halved: number; least: number };

/** How much wider than `characterWidth` says a column is if there is room: letters differ. */
const spare = 1.12;

/** The width of the first column, the gap between columns, and the padding of a row (px); `row-grid-wide.css` has them too. */
const placeWidth = 18;
const gap = 12;
const padding = 24;

/** The arrow of the heading that rows are sorted by, with the gap before it (px). */
const arrow = 14;

type Columns = { columns: readonly OptionalColumn[]; sortedBy: string };

/** Returns the wide grid's columns as CSS, each with a width that its texts and, in two lines, its name ask for. */
export function columnWidths(
  rows: readonly ListRow[],
  { columns, sortedBy }: Columns,
  texts: Pick<GridTexts, 'time'>,
): ColumnWidths {
  const sample = rows.slice(0, measuredRows);
  const widestOf = (widthOf: (row: ListRow) => number) =>
    Math.round(sample.reduce((most, row) => Math.max(most, widthOf(row)), 0));
  const shares = columns.map((column) =>
    shareOf(column, { cells: sample.map((row) => cellText(row, column, texts) ?? ''), isSorted: column === sortedBy }),
  );
  const halved = widestOf(halvedSubject);
  const first = { column: 'subject', least: halved, tight: halved, width: widestOf(wholeSubject) };
  const all = [first, ...shares];
  // With room for all, each column is as wide as its texts and the last one takes the rest; without, those beside the numbers,
  // which are never cut, share what there is.
  const tight = all.map(({ column, least, tight: wanted }, index) =>
    index === 0 ? `[${column}] ${least}px` : `[${column}] minmax(${least}px, ${wanted}fr)`,
  );
  const whole = all.map((each, index) => {
    const isLast = index === all.length - 1;
    return `[${each.column}] minmax(${isLast ? each.width : each.least}px, ${isLast ? '1fr' : `${Math.round(each.width * spare)}px`})`;
  });
  const sum = (of: 'least' | 'tight' | 'width') =>
    all.reduce((whole, each) => whole + gap + each[of], placeWidth + padding);
  const place = `[place] ${placeWidth}px`;
  return {
    css: `${place} ${whole.join(' ')}`,
    tight: `${place} ${tight.join(' ')}`,
    asked: sum('width'),
    halved: sum('tight'),
    least: sum('least'),
  };
}

/** A column's widths: that of one line, that of two, and the least one, in which very long texts are cut. */
function shareOf(column: OptionalColumn, { cells, isSorted }: { cells: string[]; isSorted: boolean }) {
  const asked = Math.max(0, ...cells.map(({ length }) => length));
  // A word is broken only if it is very long.
  const word = Math.min(
    longWord,
    Math.max(0, ...cells.flatMap((text) => text.split(/\s/u).map(({ length }) => length))),
  );
  const drawn = drawings[column] ?? 0;
  const halved = unbroken[column] ?? Math.ceil(asked * 0.6) + 1;
  const most = unbroken[column] ?? Math.min(inTwoLines[column] ?? usualInTwoLines, halved);
  const pixels = (characters: number) => Math.min(characters, widest) * characterWidth + drawn;
  const name = say(columnWords[column]);
  const headOf = (characters: number) =>
    characters * characterWidth + (column === 'count' ? drawn : 0) + (isSorted ? arrow : 0);
  const head = headOf(lineOfTwo(name));
  const least = Math.max(head, pixels(Math.max(narrowest, word, Math.min(asked, most))));
  return {
    column,
    least: Math.round(least),
    tight: Math.round(Math.max(least, pixels(Math.min(asked, halved)))),
    width: Math.round(Math.max(least, headOf(name.length), pixels(asked))),
  };
}

function textWidth(row: ListRow): number {
  const { length } = row.answer?.cells.text ?? row.key;
  return length * (isLong(row) ? 1 : 1.15) * characterWidth + drawingWidth;
}

/** The width of a row's tags: they stand in the cell of the subject, on a ground of their own. */
function tagWidth({ entry }: ListRow): number {
  return tagsOf(entry).reduce((whole, tag) => whole + 16 + say(tagWords[tag]).length * characterWidth, 0);
}

function isLong({ key, answer }: ListRow): boolean {
  return (answer?.cells.text ?? key).length > longText;
}

function wholeSubject(row: ListRow): number {
  return isLong(row) ? halvedSubject(row) : textWidth(row) + tagWidth(row);
}

/** Below a number there is room for its tags; a long one always has them there. */
function halvedSubject(row: ListRow): number {
  return Math.max(textWidth(row), tagWidth(row));
}

/** The length of the longer line if words are set in two lines that are as short as they can be. */
export function lineOfTwo(words: string): number {
  const breaks = [...words.matchAll(/\s|(?<=-)/gu)].map(({ index }) => index);
  return Math.min(words.length, ...breaks.map((at) => Math.max(at, words.slice(at).trim().length)));
}
