import type { OptionalColumn } from '../../../lib/list/columns.ts';
import type { ListRow } from '../../../lib/list/rows.ts';
import { tagsOf, tagWords } from '../../../lib/list/rows.ts';
import { say } from '../../../lib/words/say.ts';
import { textWidth } from '../../parts/text-width.ts';
import { columnWords } from './GridHead.tsx';
import type { GridTexts } from './grid-texts.ts';
import { cellText, longText } from './grid-texts.ts';

/** How many rows are measured; the others are about as long. */
const measuredRows = 200;
/** About how wide a character of a cell is (px). */
const characterWidth = 6.4;
/** The width of the flag or icon before a subject (px). */
const signWidth = 30;
/**
 * What a cell needs besides its characters (px): icons of a verdict and a clock, the capitals of an ASN, room after a
 * count.
 */
const extraWidths: Partial<Record<OptionalColumn, number>> = { count: 8, verdict: 36, asn: 6, time: 19 };
/** Most characters that a column asks room for. Longer texts continue in a second line. */
const widest = 40;
/** The most (characters) of columns whose texts cannot break into two lines: counts, ASNs, prefixes of IPv4. */
const unbroken: Partial<Record<OptionalColumn, number>> = { count: 8, asn: 12, prefix: 18 };
/** The fewest characters that a column asks for. */
const narrowest = 7;
/** The width (characters) that a column with long texts keeps, however little room there is. */
const kept: Partial<Record<OptionalColumn, number>> = { name: 20, verdict: 15 };
const usuallyKept = 13;
/** Columns that are read first: if room is short, they get this share of the width of their texts in one line. */
const readFirst: Record<string, number | undefined> = { name: 1.9, verdict: 1.25 };
/** A longer word may be broken (characters). */
const longWord = 17;

/**
 * The columns as CSS, `roomy` if the grid is at least `oneLine` wide, otherwise `tight`; and the widths of the grid (px) from
 * which on all texts fit in one line, or in two. If it is narrower than `least`, its rows say too little.
 */
export type ColumnWidths = { roomy: string; tight: string; oneLine: number; twoLines: number; least: number };

/** Factor by which a column is wider than `characterWidth` makes it, if there is room, because letters differ. */
const spare = 1.12;

/** The width of the column of selection marks, the gap between columns, and a row's padding (px); also in `row-grid-wide.css`. */
const placeWidth = 18;
const gap = 12;
const padding = 24;

/** The arrow of the heading that rows are sorted by, with the gap before it (px). */
const arrow = 14;

type Columns = { columns: readonly OptionalColumn[]; sortedBy: string };

type Room = { texts: Pick<GridTexts, 'time'>; width: number };

/**
 * Returns the columns for a grid of this width (px). If texts would be cut, prefixes are left out, then countries, whose
 * flags are shown anyway. If that is not enough, texts are cut; the columns' heads stay.
 */
export function fittingColumns(
  rows: readonly ListRow[],
  { columns, sortedBy }: Columns,
  { texts, width }: Room,
): { columns: readonly OptionalColumn[]; widths: ColumnWidths } {
  const without = (gone: readonly OptionalColumn[]) => {
    const fewer = columns.filter((column) => !gone.includes(column) || column === sortedBy);
    return { columns: fewer, widths: columnWidths(rows, { columns: fewer, sortedBy }, texts) };
  };
  let best = without([]);
  for (const gone of [['prefix'], ['prefix', 'country']] as const) {
    if (best.widths.twoLines <= width) break;
    const fewer = without(gone);
    if (fewer.widths.least <= width) best = fewer;
  }
  return best;
}

/** Returns the widths of the wide grid's columns, by the texts of the rows and by the headings. */
function columnWidths(
  rows: readonly ListRow[],
  { columns, sortedBy }: Columns,
  texts: Pick<GridTexts, 'time'>,
): ColumnWidths {
  const sample = rows.slice(0, measuredRows);
  const widestOf = (widthOf: (row: ListRow) => number) =>
    Math.round(sample.reduce((most, row) => Math.max(most, widthOf(row)), 0));
  const subjectTight = widestOf(subjectInTwoLines);
  const all = [
    { column: 'subject', oneLine: widestOf(subjectInOneLine), twoLines: subjectTight, least: subjectTight },
    ...columns.map((column) =>
      needsOf(column, {
        cells: sample.map((row) => cellText(row, column, texts) ?? ''),
        isSorted: column === sortedBy,
      }),
    ),
  ];
  // With room for all, each column is as wide as its texts, and the last one takes the rest.
  const roomy = all.map(({ column, oneLine, least }, index) =>
    index === all.length - 1
      ? `[${column}] minmax(${oneLine}px, 1fr)`
      : `[${column}] minmax(${least}px, ${Math.round(oneLine * spare)}px)`,
  );
  // Without, columns whose texts are never cut keep their width, and the others share the rest.
  const tight = all.map(({ column, oneLine, twoLines, least }) => {
    if (column === 'subject' || column in unbroken) return `[${column}] ${least}px`;
    const factor = readFirst[column];
    return `[${column}] minmax(${least}px, ${factor === undefined ? twoLines : Math.round(oneLine * factor)}fr)`;
  });
  const sum = (of: 'oneLine' | 'twoLines' | 'least') =>
    all.reduce((total, needs) => total + gap + needs[of], placeWidth + padding);
  const place = `[place] ${placeWidth}px`;
  return {
    roomy: `${place} ${roomy.join(' ')}`,
    tight: `${place} ${tight.join(' ')}`,
    oneLine: sum('oneLine'),
    twoLines: sum('twoLines'),
    least: sum('least'),
  };
}

/** Returns what a column needs (px): for its texts in one line, in two, and at least, which cuts very long texts. */
function needsOf(column: OptionalColumn, { cells, isSorted }: { cells: string[]; isSorted: boolean }) {
  const longest = Math.max(0, ...cells.map(({ length }) => length));
  const words = cells.flatMap((text) => text.split(/\s/u).map(({ length }) => length));
  const unbrokenWord = Math.min(longWord, Math.max(0, ...words));
  // A count is shown with a sign and a separator.
  const whole = unbroken[column] && Math.min(unbroken[column], longest + (column === 'count' ? 2 : 0));
  const inTwoLines = whole ?? Math.ceil(longest * 0.6) + 1;
  const inAnyCase = whole ?? Math.min(kept[column] ?? usuallyKept, inTwoLines);
  const extra = extraWidths[column] ?? 0;
  const pixels = (characters: number) => Math.min(characters, widest) * characterWidth + extra;
  const name = say(columnWords[column]);
  const headPixels = (characters: number) =>
    characters * characterWidth + (column === 'count' ? extra : 0) + (isSorted ? arrow : 0);
  const least = Math.max(
    headPixels(lineOfTwo(name)),
    pixels(Math.max(narrowest, unbrokenWord, Math.min(longest, inAnyCase))),
  );
  return {
    column,
    oneLine: Math.round(Math.max(least, headPixels(name.length), pixels(longest))),
    twoLines: Math.round(Math.max(least, pixels(Math.min(longest, inTwoLines)))),
    least: Math.round(least),
  };
}

function subjectTextOf({ key, answer }: ListRow): string {
  return answer?.cells.text ?? key;
}

function isLong(row: ListRow): boolean {
  return subjectTextOf(row).length > longText;
}

/** Returns the width of a row's subject (px), which is never cut. Long ones have a smaller font. */
function subjectWidth(row: ListRow): number {
  return Math.ceil(textWidth(subjectTextOf(row), { size: isLong(row) ? 12 : 13, weight: 600 })) + signWidth;
}

/** Returns the width of a row's tags (px): they are in the cell of the subject, each with a background and padding. */
function tagWidth({ entry }: ListRow): number {
  return tagsOf(entry).reduce((total, tag) => total + 16 + say(tagWords[tag]).length * characterWidth, 0);
}

function subjectInOneLine(row: ListRow): number {
  return isLong(row) ? subjectInTwoLines(row) : subjectWidth(row) + tagWidth(row);
}

/** The tags have the second line; those of a long subject always do. */
function subjectInTwoLines(row: ListRow): number {
  return Math.max(subjectWidth(row), tagWidth(row));
}

/** Returns the length of the longer line (characters) if words are broken into two lines as evenly as possible. */
export function lineOfTwo(words: string): number {
  const breaks = [...words.matchAll(/\s|(?<=-)/gu)].map(({ index }) => index);
  return Math.min(words.length, ...breaks.map((at) => Math.max(at, words.slice(at).trim().length)));
}
