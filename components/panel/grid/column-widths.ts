import type { OptionalColumn } from '../../../lib/list/columns.ts';
import type { ListRow } from '../../../lib/list/rows.ts';
import { tagsOf, tagWords } from '../../../lib/list/rows.ts';
import { say } from '../../../lib/words/say.ts';
import type { Letters } from '../../parts/text-width.ts';
import { textWidth } from '../../parts/text-width.ts';
import { columnWords } from './GridHead.tsx';
import type { GridTexts } from './grid-texts.ts';
import { cellText, longText } from './grid-texts.ts';

/** How many rows are measured; the others are about as long. */
const measuredRows = 200;
/** The letters of cells, a little wider than some are, of tags, and of subjects, long ones of which are smaller. */
const cellLetters: Letters = { size: 12, weight: 500 };
const tagLetters: Letters = { size: 11, weight: 400 };
const subjectLetters: Letters = { size: 13, weight: 600 };
const longSubjectLetters: Letters = { size: 12, weight: 600 };
/** The width of the flag or icon before a subject (px). */
const signWidth = 30;
/** What a tag needs besides its text: padding, and the gap before it (px). */
const tagRoom = 16;
/** What a cell needs besides its text (px): icons of a verdict, a clock's icon, room after a count. */
const extraWidths: Partial<Record<OptionalColumn, number>> = { count: 8, verdict: 36, time: 19 };
/** Most that a column asks for (px). Longer texts continue in a second line. */
const widest = 260;
/** Columns whose texts cannot break into two lines, and are never cut; prefixes of IPv6 are, at this width (px). */
const unbroken: Partial<Record<OptionalColumn, number>> = { count: widest, asn: widest, prefix: 122 };
/** The width (px) that a column with long texts keeps, however little room there is. */
const kept: Partial<Record<OptionalColumn, number>> = { name: 128, verdict: 96, time: 110 };
const usuallyKept = 84;
/** A longer word may be broken (px). */
const longWord = 110;
/** Where texts break, if that is not after each word: a time does only between the two of a range. */
const breaks: Partial<Record<OptionalColumn, RegExp>> = { time: /(?<=[–～])\s*/gu };
/** Columns that are read first: if room is short, they get this share of the width of their texts in one line. */
const readFirst: Record<string, number | undefined> = { name: 1.9, verdict: 1.25 };

/**
 * The columns as CSS, `roomy` if the grid is at least `oneLine` wide, otherwise `tight`; and the widths of the grid (px) from
 * which on all texts fit in one line, or in two. If it is narrower than `least`, its rows say too little.
 */
export type ColumnWidths = { roomy: string; tight: string; oneLine: number; twoLines: number; least: number };

/** The width of the column of selection marks, the gap between columns, and a row's padding (px); also in `row-grid-wide.css`. */
const placeWidth = 18;
const gap = 12;
const padding = 24;

/** The arrow of the heading that rows are sorted by, with the gap before it (px). */
const arrow = 14;

/** What a column needs (px): for its texts in one line, in two, and at least, which cuts very long texts. */
type Needs<Column = OptionalColumn | 'subject'> = { column: Column; oneLine: number; twoLines: number; least: number };

type Columns = { columns: readonly OptionalColumn[]; sortedBy: string };

type Room = { texts: Pick<GridTexts, 'time' | 'number'>; width: number };

/**
 * Returns the columns for a grid of this width (px). If texts would be cut, prefixes are left out, then countries, whose
 * flags are shown anyway. If that is not enough, texts are cut; the columns' heads stay.
 */
export function fittingColumns(
  rows: readonly ListRow[],
  { columns, sortedBy }: Columns,
  { texts, width }: Room,
): { columns: readonly OptionalColumn[]; widths: ColumnWidths } {
  const sample = rows.slice(0, measuredRows);
  const subject = subjectNeeds(sample);
  const needs = columns.map((column) => {
    const cells = new Set(sample.map((row) => cellText(row, column, texts) ?? ''));
    return needsOf(column, { cells: [...cells], isSorted: column === sortedBy });
  });
  const without = (gone: readonly OptionalColumn[]) => {
    const left = needs.filter(({ column }) => !gone.includes(column) || column === sortedBy);
    return { columns: left.map(({ column }) => column), widths: columnWidths([subject, ...left]) };
  };
  let best = without([]);
  for (const gone of [['prefix'], ['prefix', 'country']] as const) {
    if (best.widths.twoLines <= width) break;
    const fewer = without(gone);
    if (fewer.widths.least <= width) best = fewer;
  }
  return best;
}

/** Returns the widths of the wide grid's columns, by what they need. */
function columnWidths(all: readonly Needs[]): ColumnWidths {
  // With room for all, each column is as wide as its texts, and the last one takes the rest.
  const roomy = all.map(({ column, oneLine, least }, index) =>
    index === all.length - 1 ? `[${column}] minmax(${oneLine}px, 1fr)` : `[${column}] minmax(${least}px, ${oneLine}px)`,
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

/** Returns what a column needs for these texts and its heading. */
function needsOf(
  column: OptionalColumn,
  { cells, isSorted }: { cells: string[]; isSorted: boolean },
): Needs<OptionalColumn> {
  const extra = extraWidths[column] ?? 0;
  const most = unbroken[column] ?? widest;
  const widthOf = (widthOfText: (text: string) => number) =>
    Math.min(
      most,
      cells.reduce((longest, text) => Math.max(longest, widthOfText(text)), 0),
    ) + extra;
  const inOneLine = widthOf(cellWidth);
  const inTwoLines = column in unbroken ? inOneLine : widthOf((text) => lineOfTwo(text, cellWidth, breaks[column]));
  const word = Math.min(longWord, widthOf(longestWord));
  const inAnyCase = Math.min(inTwoLines, Math.max(word, (kept[column] ?? usuallyKept) + extra));
  const head = say(columnWords[column]);
  const headExtra = (column === 'count' ? extra : 0) + (isSorted ? arrow : 0);
  const least = Math.max(lineOfTwo(head, cellWidth) + headExtra, column in unbroken ? inOneLine : inAnyCase);
  return {
    column,
    oneLine: Math.ceil(Math.max(least, cellWidth(head) + headExtra, inOneLine)),
    twoLines: Math.ceil(Math.max(least, inTwoLines)),
    least: Math.ceil(least),
  };
}

function cellWidth(text: string): number {
  return tabularWidth(text, cellLetters);
}

function longestWord(text: string): number {
  return Math.max(...text.split(/\s/u).map(cellWidth));
}

/** Returns the width of a text (px) in which all digits are equally wide. */
function tabularWidth(text: string, letters: Letters): number {
  return textWidth(text.replace(/\d/g, '0'), letters);
}

/**
 * Returns what subjects need, which are never cut. Their tags are after them, in the same cell and on the same line: if
 * some were below, the same tag would be in two places. Only a long subject can have two lines.
 */
function subjectNeeds(sample: readonly ListRow[]): Needs<'subject'> {
  const needs = sample.map(({ key, entry, answer }) => {
    const text = answer?.cells.text ?? key;
    const tags = tagsOf(entry).reduce(
      (total, tag) => total + tagRoom + tabularWidth(say(tagWords[tag]), tagLetters),
      0,
    );
    if (text.length > longText) {
      const widthOf = (part: string) => tabularWidth(part, longSubjectLetters) + signWidth;
      return { oneLine: widthOf(text) + tags, twoLines: lineOfTwo(text, widthOf) + tags };
    }
    const whole = tabularWidth(text, subjectLetters) + signWidth + tags;
    return { oneLine: whole, twoLines: whole };
  });
  const widestOf = (lines: 'oneLine' | 'twoLines') =>
    Math.ceil(needs.reduce((most, each) => Math.max(most, each[lines]), 0));
  const twoLines = widestOf('twoLines');
  return { column: 'subject', oneLine: Math.max(twoLines, widestOf('oneLine')), twoLines, least: twoLines };
}

/** Returns the width of the longer line if words are broken into two lines as evenly as possible. */
export function lineOfTwo(words: string, widthOf: (text: string) => number, at = /\s|(?<=[-:])/gu): number {
  const breaks = [...words.matchAll(at)].map(({ index }) => index);
  return Math.min(
    widthOf(words),
    ...breaks.map((index) => Math.max(widthOf(words.slice(0, index)), widthOf(words.slice(index).trim()))),
  );
}
