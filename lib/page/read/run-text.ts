import { textRect } from '../dom/measure.ts';
import { holdsNode, parentElementOf } from '../dom/page-dom.ts';
import type { TextRun } from './text-runs.ts';

/** Characters of one text node, from `start` up to `end`. */
export type TextPlace = { node: Text; start: number; end: number };

/** Returns where a run's characters from `start` up to `end` are in the document, one place per text node. */
export function placesOf(run: TextRun, start: number, end: number): TextPlace[] {
  return run.pieces
    .filter((piece) => piece.start < end && piece.start + piece.length > start)
    .map((piece) => ({
      node: piece.node,
      start: piece.from + Math.max(start - piece.start, 0),
      end: piece.from + Math.min(end - piece.start, piece.length),
    }));
}

/** Returns the characters of places of a run, out of its text: asking the page for each find takes 4 µs (measured). */
export function writtenAt({ pieces, text }: TextRun, places: readonly TextPlace[]): string {
  const parts = places.map(({ node, start, end }) => {
    const piece = pieces.find((each) => each.node === node);
    const before = piece ? piece.start - piece.from : 0;
    return text.slice(before + start, before + end);
  });
  return parts.join('');
}

/** A text as the page shows it. `rawOffset` returns the offset in the text as it is written. */
export type ShownText = { text: string; rawOffset(offset: number): number };

const loose = /\d[^\p{L}\s\d]{0,2}(?:[\t\n\r]|\s{2,})[^\p{L}\s\d]{0,2}\d/u;

/** Whether there are two digits with more than one blank between them, or with a tab or line end. */
function isLoose(text: string): boolean {
  return loose.test(text);
}

/** Returns a text as it is shown if no style preserves its spaces. */
export function shownText(text: string): ShownText {
  return isLoose(text) ? collapseSpace(text) : asWritten(text);
}

/** Returns a text as it is written. */
export function asWritten(text: string): ShownText {
  return { text, rawOffset: (offset) => offset };
}

/** Returns a text with its spaces and line ends collapsed into one space (CSS Text 3, section 4.1.1). */
export function collapseSpace(raw: string): ShownText {
  const cuts: { at: number; cut: number }[] = [];
  let removed = 0;
  const text = raw.replaceAll(/[ \t\n\r\f]+/g, (space: string, at: number) => {
    if (space.length > 1) cuts.push({ at: at - removed + 1, cut: removed + space.length - 1 });
    removed += space.length - 1;
    return ' ';
  });
  return { text, rawOffset: (offset) => offset + (cuts.findLast(({ at }) => at <= offset)?.cut ?? 0) };
}

/** Displays that do not interrupt a text (CSS Display 3). Children of flex and grid boxes compute to `block`. */
const readsOn = /^(?:inline|contents|ruby)/;

/**
 * Whether two adjacent texts read as one by the style of the elements between them. This computes style, and reads boxes
 * if an element has an absolute place: pdf.js draws each piece of a line so.
 */
export function joins(before: Text, after: Text): boolean {
  const touch = (): boolean => doTouch(before, after);
  return exits(before, after, touch) && exits(after, before, touch);
}

/** Whether a text begins where another one ends, on its line and as high. After a blank there may be some room. */
function doTouch(before: Text, after: Text): boolean {
  const { top, bottom, right, height } = textRect(before, 0, before.length);
  const next = textRect(after, 0, after.length);
  const slack = height / 8;
  const gap = next.left - right;
  const isLevel = Math.abs(next.top - top) < slack && Math.abs(next.bottom - bottom) < slack;
  return isLevel && gap > -slack && gap < slack * (/\s$/.test(before.data) ? 6 : 1);
}

/** Whether line ends are preserved in a text. This computes style. */
export function keepsLines(node: Text): boolean {
  const parent = parentElementOf(node);
  return !!parent && /pre|break-spaces/.test(getComputedStyle(parent).whiteSpace);
}

/** Whether all elements that end between one text and the other are inline, or have a place where the texts touch. */
function exits(from: Text, to: Text, touch: () => boolean): boolean {
  for (let at = parentElementOf(from); at; at = parentElementOf(at)) {
    if (holdsNode(at, to)) return true;
    const { display, position } = getComputedStyle(at);
    if (!readsOn.test(display) && (position !== 'absolute' || !touch())) return false;
  }
  return true;
}

/** How an element continues a text, as far as its name tells. */
export type Flow = 'inline' | 'silent' | 'break';

/** Elements that show nothing: the text before and after them reads as one. */
const silent = /^(?:script|style|noscript|template|link|meta|wbr|datalist|source|track)$/;

/**
 * Inline elements, without footnote marks and exponents, whose digits do not belong to a number beside them. A custom
 * element is inline unless its page says otherwise.
 */
const inline =
  /-|^(?:a|abbr|acronym|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|nobr|q|rb|ruby|s|samp|slot|small|span|strike|strong|time|tt|u|var)$/;

/**
 * Returns how an element of this local name continues a text, by the default styles of the HTML standard (section
 * 15.3), so that no style is computed. If a number seems to cross elements, their real style is read (`joins`). An
 * unknown name ends the text.
 */
export function flowOf(localName: string): Flow {
  if (inline.test(localName)) return 'inline';
  return silent.test(localName) ? 'silent' : 'break';
}
