import type { Report } from '../../lib/model/answer/report.ts';
import type { GlanceLine } from '../../lib/report/glance/lines.ts';
import { withOneSign } from '../../lib/report/glance/lines.ts';
import { isCountryDisputed, leadingPlace } from '../../lib/report/glance/place.ts';
import type { Title } from '../../lib/report/glance/title.ts';
import type { Banner } from '../../lib/report/glance/warnings.ts';
import { say } from '../../lib/words/say.ts';
import { textWidth } from './title-width.ts';

type Extra = {
  hasGuessRow: boolean;
  /** How many lines the part below the title has. */
  subLines: number;
  isLinked: boolean;
  warned: Banner[];
  title: Title;
  /** The offer to read the number with the next likeliest country. */
  offer: NextOffer | null;
};

/** Returns how many rows a card needs beside the usual ones: for a guess, a failure, a warning, a second name. */
export function extraRows({ hasGuessRow, subLines, isLinked, warned, title, offer }: Extra): number {
  // The two numbers of a link need three rows, and say everything except the local time.
  if (isLinked) return 3;
  const words = (hasGuessRow ? 1 : 0) + (subLines - 1) + (warned.length > 0 ? 1 : 0) + (title.below ? 1 : 0);
  return words + (offer === null || offer.isBeside ? 0 : 1);
}

/** The offer to read a number with another country: its label, and the line of the place before it or above it. */
export type NextOffer = { text: string; line: GlanceLine; isBeside: boolean };

/**
 * Returns the offer as it fits after the assumed place: countries get their shortest names before it takes a row of its
 * own. `texts`: its labels, the longest first.
 */
export function nextOffer(line: GlanceLine, texts: readonly [full: string, short: string]): NextOffer {
  const lines = [line, shortened(line)];
  for (const each of lines) {
    const text = texts.find((label) => widthOf(each.parts) + textWidth(label) + join <= fullRoom);
    if (text !== undefined) return { text, line: each, isBeside: true };
  }
  return { text: texts[0], line, isBeside: false };
}

type Needs = { title: Title; extra: number; isFailed: boolean; hasActions: boolean };

/**
 * Puts the lines of a report into the rows that its card has room for. `isTight`: the card needs less space between its rows.
 */
export function fittingLines(
  report: Report,
  lines: GlanceLine[],
  { title, extra, isFailed, hasActions }: Needs,
): { lines: GlanceLine[]; isTight: boolean } {
  const isDisputed = isCountryDisputed(report);
  const isTight = extra > 0 || isFailed || isDisputed || (leadingPlace(report).others.length > 0 && hasActions);
  // A failure has a row of its own.
  const rows = Math.min(3, Math.max(1, 4 - extra - (isFailed ? 1 : 0)));
  const whole = report.device.kind === 'phone' && title.says !== 'place' ? withCountry(lines) : lines;
  // Two countries never share a row.
  const fitting = withRoom(inRows(whole, isDisputed ? Math.max(rows + 1, 3) : rows));
  return { lines: fitting.map(withAgreement), isTight };
}

/** Joins neighboring lines until all have a row, starting with the two that are shortest together. */
export function inRows(lines: GlanceLine[], rows: number): GlanceLine[] {
  if (lines.length <= rows) return lines;
  const lengths = lines.slice(1).map((line, index) => lengthOf(lines[index]) + lengthOf(line));
  const at = lengths.lastIndexOf(Math.min(...lengths));
  const joined = lines.flatMap((line, index) => {
    if (index === at + 1) return [];
    return index === at ? [{ ...line, parts: [...line.parts, ...(lines[at + 1]?.parts ?? [])] }] : [line];
  });
  return inRows(joined, rows);
}

function lengthOf(line: GlanceLine | undefined): number {
  return (line?.parts ?? []).reduce((sum, { text, aside }) => sum + text.length + (aside?.length ?? 0), 0);
}

/** Room for the words of a row (em of its letters, which are lighter than a first line's). */
const room = 26;

/** Widths of the sign between two parts and of a service's sign, each with its space (em). */
const [join, sign] = [0.9, 1.2];

/**
 * If no city is known, puts the country before the line type or carrier, if both fit in one row: "Germany · Mobile".
 * Then an answer that adds a name does not move the rows.
 */
export function withCountry(lines: GlanceLine[]): GlanceLine[] {
  const [where, holder, ...rest] = lines;
  const [country, ...others] = where?.parts ?? [];
  if (!where || holder?.icon !== 'carrier' || country?.fact !== 'country' || others.length > 0) return lines;
  if (country.isOther || country.aside) return lines;
  const parts = withOneSign([country, ...holder.parts]);
  return widthOf(parts) > room ? lines : [{ ...where, parts }, ...rest];
}

/** How wide a row's words are (em). */
function widthOf(parts: GlanceLine['parts']): number {
  return parts.reduce(
    (sum, { text, aside, source }) =>
      sum + textWidth(text) + (aside ? join + textWidth(say('inBrackets', aside)) : 0) + join + (source ? sign : 0),
    0,
  );
}

/** Room for a row of strong words and what is after them (em). */
const strongRoom = 24.5;

/** Leaves the words that the sources agree to ears in a row that has no room for them. Their letters are light. */
function withAgreement({ parts, ...line }: GlanceLine): GlanceLine {
  const words = 0.9 * textWidth(say('inBrackets', say('sourcesAgree')));
  const hasRoom = widthOf(parts) + words <= strongRoom;
  return {
    ...line,
    parts: parts.map((part) => (part.agrees === undefined || hasRoom ? part : { ...part, agrees: 'heard' })),
  };
}

/** The whole width of a row (em). If a place is longer, its city is left out. */
const fullRoom = 27.5;

/** Shortens a place in a row that would be cut. */
export function withRoom(lines: GlanceLine[]): GlanceLine[] {
  return lines.map((line) => (widthOf(line.parts) <= fullRoom ? line : shortened(line)));
}

function shortened(line: GlanceLine): GlanceLine {
  return { ...line, parts: line.parts.map((part) => ({ ...part, text: part.shorter ?? part.text })) };
}
