import type { OptionalColumn } from '../../../lib/list/columns.ts';
import type { ListRow } from '../../../lib/list/rows.ts';
import type { Source } from '../../../lib/report/facts/fact.ts';
import { sourceKey, sourceText } from '../../../lib/report/facts/sources.ts';
import { localTime } from '../../../lib/report/facts/time-facts.ts';
import { attributed } from '../../../lib/report/wording/lead.ts';
import { countryName } from '../../../lib/words/countries.ts';
import { language } from '../../../lib/words/language.ts';
import { say } from '../../../lib/words/say.ts';

/** Texts that many rows share and that are slow to make: each is made once for `now` (ms since 1970). */
export type GridTexts = {
  time: (timeZones: readonly string[]) => string | null;
  source: (source: Source) => string;
  number: (value: number) => string;
};

export function createGridTexts(now: number): GridTexts {
  const times = new Map<string, string | null>();
  const sources = new Map<string, string>();
  const numbers = new Intl.NumberFormat(language());
  return {
    number: (value) => numbers.format(value),
    time: (timeZones) => remember(times, timeZones.join(), () => localTime(timeZones, now)),
    source(source) {
      const at = 'at' in source ? source.at : 'dataDate' in source ? source.dataDate : null;
      return remember(sources, `${sourceKey(source)} ${at}`, () => sourceText(source, now));
    },
  };
}

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const there = known.get(key);
  if (there !== undefined) return there;
  const made = make();
  known.set(key, made);
  return made;
}

/** Rows that widths are taken from; the others are about as long. */
const measuredRows = 200;
/** Width of a character of a cell (px), about; and of what a subject's flag and a verdict's drawings take. */
const characterWidth = 6.4;
const drawingWidth = 30;
/** What columns have beside their characters (px): drawings, the ground of a tag, the capitals of a network's number. */
const drawings: Partial<Record<OptionalColumn, number>> = { verdict: 36, tag: 12, asn: 6 };
/** Widest that a column asks to be, characters; what is longer goes on in a second line. */
const widest = 40;
/** What cannot be broken keeps as many characters: counts, networks' numbers, prefixes of version 4. */
const unbroken: Partial<Record<OptionalColumn, number>> = { count: 8, tag: 22, asn: 12, prefix: 18 };
/** Fewest characters that a column asks for, and most that it keeps where there is little room, in two lines. */
const narrowest = 7;
const inTwoLines: Partial<Record<OptionalColumn, number>> = { name: 20, verdict: 15 };
const usualInTwoLines = 13;

/** `asked`: the width (px) from which on nothing needs a second line. `least`: that below which texts would be cut. */
type ColumnWidths = { css: string; asked: number; least: number };

/** The width of the first column, the gap between columns, and the padding of a row (px); `row-grid-wide.css` has them too. */
const placeWidth = 28;
const gap = 12;
const padding = 24;

/** Returns the wide grid's columns as CSS, each with a width that its texts ask for. */
export function columnWidths(
  rows: readonly ListRow[],
  columns: readonly OptionalColumn[],
  texts: Pick<GridTexts, 'time'>,
): ColumnWidths {
  const sample = rows.slice(0, measuredRows);
  const longest = (textOf: (row: ListRow) => string | null | undefined) =>
    sample.reduce((most, row) => Math.max(most, textOf(row)?.length ?? 0), 0);
  const subject = longest(({ key, answer }) => answer?.cells.text ?? key) * 1.15 * characterWidth + drawingWidth;
  const shares = columns.map((column) => {
    const asked = longest((row) => cellText(row, column, texts));
    const drawn = drawings[column] ?? 0;
    const width = Math.min(Math.max(asked, narrowest), widest) * characterWidth + drawn;
    const most = unbroken[column] ?? Math.min(inTwoLines[column] ?? usualInTwoLines, Math.ceil(asked * 0.6) + 1);
    const least = Math.max(narrowest, Math.min(asked, most)) * characterWidth + drawn;
    return { column, least: Math.round(least), width: Math.round(Math.max(width, least)) };
  });
  const first = { column: 'subject', least: Math.round(Math.min(subject, 178)), width: Math.round(subject) };
  const all = [first, ...shares];
  const tracks = all.map(({ column, least, width }) => `[${column}] minmax(${least}px, ${width}fr)`);
  const sum = (of: 'least' | 'width') => all.reduce((whole, each) => whole + gap + each[of], placeWidth + padding);
  return { css: `[place] ${placeWidth}px ${tracks.join(' ')}`, asked: sum('width'), least: sum('least') };
}

function cellText({ entry, answer }: ListRow, column: OptionalColumn, texts: Pick<GridTexts, 'time'>): string | null {
  const cells = answer?.cells;
  switch (column) {
    case 'count':
      return String(entry.count);
    case 'tag':
      return entry.defanged || entry.hop ? say(entry.hop ? 'rowHop' : 'rowDefanged') : null;
    case 'note':
      return cells?.note ?? null;
    case 'prefix':
      return cells?.prefix ?? null;
    case 'name':
      return cells?.name ? attributed({ text: cells.name, source: cells.nameSource }) : null;
    case 'holder':
      return cells?.holder ?? null;
    case 'asn':
      return cells?.asn == null ? null : `AS${cells.asn}`;
    case 'where':
      return cells?.place ?? null;
    case 'country':
      return cells?.country ? countryName(cells.country) : null;
    case 'time':
      return cells ? texts.time(cells.timeZones) : null;
    case 'verdict':
      return (cells?.warning ?? cells?.verdict)?.text ?? null;
  }
}
