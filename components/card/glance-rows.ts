import type { Report } from '../../lib/model/answer/report.ts';
import { isCountryDisputed, leadingPlace } from '../../lib/report/claims/place.ts';
import type { Title } from '../../lib/report/view/first-line.ts';
import type { GlanceLine, GlancePart } from '../../lib/report/view/lines.ts';
import { withOneSign } from '../../lib/report/view/lines.ts';
import { say } from '../../lib/words/say.ts';
import { textWidth } from '../parts/text-width.ts';
import { letters } from './title-width.ts';

/** Widths in a row (px). */
const widths = {
  /** The words of a row, after its icon. */
  row: 322,
  /** The sign between two parts, with its spaces. */
  join: 13,
  /** A service's sign, with its space. */
  sign: 17,
};

type Extra = {
  /** A line says that the country that the user chose does not fit. */
  isNotValid: boolean;
  /** How many lines the part below the title has. */
  subLines: number;
  isLinked: boolean;
  hasWarning: boolean;
  /** A small line before the title says what it is of a link. */
  hasTerm: boolean;
  title: Title;
};

/** Returns how many rows a card needs beside the usual ones: for a guess, a country that does not fit, a warning, a second name. */
export function extraRows({ isNotValid, subLines, isLinked, hasWarning, hasTerm, title }: Extra): number {
  // The two numbers of a link need three rows, and say everything except the local time.
  if (isLinked) return 3;
  const names = (title.below || hasTerm ? 1 : 0) + (title.note === undefined ? 0 : 1);
  return (isNotValid ? 1 : 0) + (subLines - 1) + (hasWarning ? 1 : 0) + names;
}

type Needs = { title: Title; extra: number; isFailed: boolean; hasActions: boolean };

/**
 * Fits a report's lines into the rows that its card has. `isTight`: the rows move closer together.
 */
export function fittingLines(
  report: Report,
  lines: GlanceLine[],
  { title, extra, isFailed, hasActions }: Needs,
): { lines: GlanceLine[]; isTight: boolean } {
  const isDisputed = isCountryDisputed(report);
  const isTight = extra > 0 || isFailed || isDisputed || (leadingPlace(report).other !== null && hasActions);
  // A failure has a row of its own.
  const freeRows = 4 - extra - (isFailed ? 1 : 0);
  const rows = Math.min(3, Math.max(1, freeRows));
  const whole = report.device.kind === 'phone' && title.says !== 'place' ? withCountry(lines) : lines;
  // Two countries never share a row.
  const fitting = withRoom(inRows(whole, isDisputed ? Math.max(rows + 1, 3) : rows));
  return { lines: fitting, isTight };
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
  return widthOf(parts) > widths.row ? lines : [{ ...where, parts }, ...rest];
}

/** Returns how wide a row's words are (px). */
function widthOf(parts: GlanceLine['parts']): number {
  const widthOfPart = ({ text, aside, source, isStrong }: GlancePart) =>
    textWidth(text, isStrong ? letters.strong : letters.row) +
    (aside ? 4 + textWidth(say('inBrackets', aside), letters.row) : 0) +
    (source ? widths.sign : 0);
  return parts.reduce((sum, part) => sum + widthOfPart(part) + widths.join, -widths.join);
}

/** Shortens a place in a row that would be cut. */
export function withRoom(lines: GlanceLine[]): GlanceLine[] {
  return lines.map((line) => (widthOf(line.parts) <= widths.row ? line : shortened(line)));
}

function shortened(line: GlanceLine): GlanceLine {
  return { ...line, parts: line.parts.map((part) => ({ ...part, text: part.shorter ?? part.text })) };
}
