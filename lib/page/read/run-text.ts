import { holdsNode, parentElementOf } from '../dom/page-dom.ts';
import type { TextRun } from './text-runs.ts';

/** Characters of one text node: from `start` up to `end`. */
export type Place = { node: Text; start: number; end: number };

/** Where the run's characters from `start` up to `end` stand in the document, one place per text node. */
export function placesOf(run: TextRun, start: number, end: number): Place[] {
  return run.pieces
    .filter((piece) => piece.start < end && piece.start + piece.length > start)
    .map((piece) => ({
      node: piece.node,
      start: piece.from + Math.max(start - piece.start, 0),
      end: piece.from + Math.min(end - piece.start, piece.length),
    }));
}

/** A text as it is shown; `rawOffset` tells where the character at an offset stands in the text as it was written. */
export type ShownText = { text: string; rawOffset(offset: number): number };

const loose = /\d[^\p{L}\s\d]{0,2}(?:[\t\n\r]|\s{2,})[^\p{L}\s\d]{0,2}\d/u;

/** Whether there are two digits with more than one blank between them, or with a tab or line end. */
export function isLoose(text: string): boolean {
  return loose.test(text);
}

/** The text as it reads where nothing keeps its spaces. */
export function shownText(text: string): ShownText {
  return isLoose(text) ? collapseSpace(text) : asWritten(text);
}

/** The text as it is. */
export function asWritten(text: string): ShownText {
  return { text, rawOffset: (offset) => offset };
}

/** The text as it reads where spaces and line ends collapse into one space (CSS Text 3, section 4.1.1). */
function collapseSpace(raw: string): ShownText {
  const cuts: { at: number; cut: number }[] = [];
  let removed = 0;
  const text = raw.replaceAll(/[ \t\n\r\f]+/g, (space: string, at: number) => {
    if (space.length > 1) cuts.push({ at: at - removed + 1, cut: removed + space.length - 1 });
    removed += space.length - 1;
    return ' ';
  });
  return { text, rawOffset: (offset) => offset + (cuts.findLast(({ at }) => at <= offset)?.cut ?? 0) };
}

/** Displays that let a text read on (CSS Display 3). Children of flex and grid boxes compute to `block`. */
const readsOn = /^(?:inline|contents|ruby)/;

/** Whether two texts beside each other read as one by the style of the elements between. This computes style. */
export function joins(before: Text, after: Text): boolean {
  return exits(before, after) && exits(after, before);
}

/** Whether line ends are kept in the text around `node`. This computes style. */
export function keepsLines(node: Text): boolean {
  const parent = parentElementOf(node);
  return !!parent && /pre|break-spaces/.test(getComputedStyle(parent).whiteSpace);
}

/** Whether every element that is left on the way from one text to the other is inline. */
function exits(from: Text, to: Text): boolean {
  for (let at = parentElementOf(from); at; at = parentElementOf(at)) {
    if (holdsNode(at, to)) return true;
    if (!readsOn.test(getComputedStyle(at).display)) return false;
  }
  return true;
}

/** How an element stands in the flow of a text, as far as its name tells. */
export type Flow = 'inline' | 'silent' | 'break';

/** Nothing of these is to be seen: the text before and after them reads as one. */
const silent = /^(?:script|style|noscript|template|link|meta|wbr|datalist|source|track)$/;

/**
 * Footnote marks and exponents are not among them: beside a number they are no digits of it. A custom element is inline
 * where its page says no more.
 */
const inline =
  /-|^(?:a|abbr|acronym|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|nobr|q|rb|ruby|s|samp|slot|small|span|strike|strong|time|tt|u|var)$/;

/**
 * How an element of this local name stands in the flow: by the HTML standard's default styles (section 15.3), so that
 * no style has to be computed; where a number seems to reach across elements, their real style is asked (`joins.ts`). A
 * name that HTML does not know ends the text.
 */
export function flowOf(localName: string): Flow {
  if (inline.test(localName)) return 'inline';
  return silent.test(localName) ? 'silent' : 'break';
}
