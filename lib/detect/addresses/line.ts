import { once } from '../../model/once.ts';
import type { WordKind } from './address-words.ts';
import { kindsIn } from './address-words.ts';
import { isHardlyVersion, octetsOf } from './quad-shape.ts';

/**
 * A line of a text, or the part of a long one that is read. `start` is its offset in the text. What else it says is read
 * when it is first wanted, once for all dotted quads in it.
 */
export type Line = {
  start: number;
  text: string;
  /** The kinds of its words, and of those on the lines above. */
  kinds: () => ReadonlySet<WordKind>;
  kindsAbove: () => ReadonlySet<WordKind>;
  /** A time of day with its seconds, or a request: it is a line of a log. */
  isOfLog: () => boolean;
  /** The offsets of its dotted quads that can hardly be versions. */
  quads: () => readonly number[];
};

/** How much of a line is read before a dotted quad and after it (UTF-16 units). */
const mostBefore = 160;
const mostAfter = 120;
/** As much of a line as must be known after a dotted quad, if it does not end before. */
const fewestAfter = 40;
/** How far above the line its heading or the first row of its column may be (UTF-16 units). */
const mostAbove = 240;

const ofLog = /(?<!\d)\d{1,2}:\d\d:\d\d(?!\d)|\b(?:GET|POST|HEAD|PUT|DELETE|OPTIONS|CONNECT|PROPFIND) (?:\/|https?:)/;
const anyQuad = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?!\d)/g;

/** Returns a function that gives the line of the dotted quad from `start` to `end`. Quads of a line share it. */
export function linesOf(plain: string): (start: number, end: number) => Line {
  let last: Line | null = null;
  return (start, end) => {
    if (!last || !isIn(last, plain, start, end)) last = lineAt(plain, start, end);
    return last;
  };
}

function isIn(line: Line, plain: string, start: number, end: number): boolean {
  const lineEnd = line.start + line.text.length;
  if (start < line.start || end > lineEnd) return false;
  return lineEnd - end >= fewestAfter || lineEnd === plain.length || plain.charAt(lineEnd) === '\n';
}

function lineAt(plain: string, quadStart: number, quadEnd: number): Line {
  const lead = plain.slice(Math.max(0, quadStart - mostBefore), quadStart);
  const start = quadStart - lead.length + lead.lastIndexOf('\n') + 1;
  const rest = plain.slice(quadEnd, quadEnd + mostAfter);
  const lineEnd = rest.indexOf('\n');
  const text = plain.slice(start, quadEnd + (lineEnd === -1 ? rest.length : lineEnd));
  return {
    start,
    text,
    kinds: once(() => kindsIn(text, text.length, 0)),
    kindsAbove: once(() => kindsIn(plain, start, Math.max(0, start - mostAbove))),
    isOfLog: once(() => ofLog.test(text)),
    quads: once(() => addressesIn(text)),
  };
}

/** Returns the offsets of the dotted quads that can hardly be versions, and are no masks. */
function addressesIn(text: string): number[] {
  const quads = [...text.matchAll(anyQuad)];
  return quads.filter(([quad]) => isHardlyVersion(octetsOf(quad))).map(({ index }) => index);
}
