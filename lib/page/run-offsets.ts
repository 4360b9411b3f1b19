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
    cuts.push({ at: at - removed + 1, cut: removed + space.length - 1 });
    removed += space.length - 1;
    return ' ';
  });
  return { text, rawOffset: (offset) => offset + (cuts.findLast(({ at }) => at <= offset)?.cut ?? 0) };
}
