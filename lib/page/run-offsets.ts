import type { Piece, TextRun } from './text-runs.ts';

/** Characters of one text node: from `start` up to `end`. */
export type Place = { node: Text; start: number; end: number };

/** The index of the piece that holds the run's character at `offset`, or the last one. */
export function pieceIndexAt(run: TextRun, offset: number): number {
  let low = 0;
  let high = run.pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((run.pieces[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where the run's characters from `start` up to `end` stand in the document, one place per text node. */
export function placesOf(run: TextRun, start: number, end: number): Place[] {
  const places: Place[] = [];
  for (let index = pieceIndexAt(run, start); index < run.pieces.length; index += 1) {
    const piece = run.pieces[index];
    if (!piece || piece.start >= end) break;
    const from = piece.from + Math.max(start - piece.start, 0);
    const to = piece.from + Math.min(end - piece.start, piece.length);
    const before = places.at(-1);
    // Collapsed space cuts a node into several pieces.
    if (before && before.node === piece.node) before.end = to;
    else if (to > from) places.push({ node: piece.node, start: from, end: to });
  }
  return places;
}

/** The part of a run from `start` up to `end`, as a run of its own. */
export function sliceRun(run: TextRun, start: number, end: number): TextRun {
  const pieces: Piece[] = [];
  for (const piece of run.pieces) {
    const from = Math.max(piece.start, start);
    const to = Math.min(piece.start + piece.length, end);
    if (from >= to) continue;
    pieces.push({ node: piece.node, from: piece.from + from - piece.start, start: from - start, length: to - from });
  }
  return { text: run.text.slice(start, end), pieces };
}

/** The run as it reads where spaces and line ends collapse into one space (CSS Text 3, section 4.1.1). */
export function collapseSpace(run: TextRun): TextRun {
  const pieces: Piece[] = [];
  let text = '';
  let spaceBefore = false;
  for (const piece of run.pieces) {
    const raw = run.text.slice(piece.start, piece.start + piece.length);
    for (const match of raw.matchAll(/[ \t\n\r\f]+|[^ \t\n\r\f]+/g)) {
      const [part] = match;
      const isSpace = /^[ \t\n\r\f]/.test(part);
      if (isSpace && spaceBefore) continue;
      const shown = isSpace ? ' ' : part;
      const from = piece.from + match.index;
      const last = pieces.at(-1);
      if (last && last.node === piece.node && last.from + last.length === from) last.length += shown.length;
      else pieces.push({ node: piece.node, from, start: text.length, length: shown.length });
      text += shown;
      spaceBefore = isSpace;
    }
  }
  return { text, pieces };
}
