import type { OptionalColumn } from '../../../lib/list/columns.ts';
import type { ListRow } from '../../../lib/list/rows.ts';
import type { Source } from '../../../lib/report/facts/fact.ts';
import { sourceKey, sourceText } from '../../../lib/report/facts/sources.ts';
import { localTime } from '../../../lib/report/facts/time-facts.ts';
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
/** Width of a character of a cell (px), about; and of what a subject's flag and a verdict's drawing take. */
const characterWidth = 6.6;
const drawingWidth = 30;
/** Widest that a column asks to be, characters; what is longer is cut and shown as a title. */
const widest = 34;
/** What says little if it is cut keeps this many characters: who says a name, prefixes of version 4, one time, most verdicts. */
const kept: Partial<Record<OptionalColumn, number>> = { name: 16, asn: 12, prefix: 18, time: 13, verdict: 15 };
/** Fewest characters that a column keeps where there is little room. */
const narrowest = 6;

/** `least`: the width (px) below which columns would be cut that say little then. */
type ColumnWidths = { css: string; least: number };

/** The width of the first column, the gap between columns, and the padding of a row (px); `row-grid-wide.css` has them too. */
const placeWidth = 28;
const gap = 8;
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
    const drawn = column === 'verdict' ? drawingWidth : 0;
    const width = Math.min(Math.max(asked, narrowest), widest) * characterWidth + drawn;
    const most = kept[column];
    const least = (most === undefined ? narrowest : Math.min(asked, most) + 1) * characterWidth + drawn;
    return { column, least: Math.round(least), width: Math.round(width) };
  });
  const first = { column: 'subject', least: Math.round(Math.min(subject, 190)), width: Math.round(subject) };
  const all = [first, ...shares];
  const tracks = all.map(({ column, least, width }) => `[${column}] minmax(${least}px, ${width}fr)`);
  const least = all.reduce((sum, each) => sum + gap + each.least, placeWidth + padding);
  return { css: `[place] ${placeWidth}px ${tracks.join(' ')}`, least };
}

function cellText({ entry, answer }: ListRow, column: OptionalColumn, texts: Pick<GridTexts, 'time'>): string | null {
  const cells = answer?.cells;
  switch (column) {
    case 'count':
      return entry.defanged || entry.hop ? say(entry.hop ? 'rowHop' : 'rowDefanged') : String(entry.count);
    case 'note':
      return cells?.note ?? null;
    case 'prefix':
      return cells?.prefix ?? null;
    case 'name':
      return cells?.name ?? null;
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
      return cells?.verdict.text ?? null;
  }
}
