import { isElement, parentNodeOf } from './page-dom.ts';
import { pieceIndexAt } from './run-offsets.ts';
import type { TextRun } from './text-runs.ts';

/** Displays that let a text read on (CSS Display 3). Children of flex and grid boxes compute to `block`. */
const readsOn = /^(?:inline|contents|ruby)/;

/**
 * Where inside the candidates of a run an element breaks the flow by its style though not by its name: offsets in
 * order. This computes style, so it is asked only about candidates that reach across nodes.
 */
export function breaksInside(run: TextRun, candidates: readonly { start: number; end: number }[]): number[] {
  const breaks = new Set<number>();
  for (const { start, end } of candidates) {
    for (let index = pieceIndexAt(run, start) + 1; index < run.pieces.length; index += 1) {
      const before = run.pieces[index - 1];
      const piece = run.pieces[index];
      if (!before || !piece || piece.start >= end) break;
      if (before.node !== piece.node && !joins(before.node, piece.node)) breaks.add(piece.start);
    }
  }
  return [...breaks].sort((a, b) => a - b);
}

/** Whether line ends are kept in the text around `node`. This computes style. */
export function keepsLines(node: Text): boolean {
  const parent = parentNodeOf(node);
  return parent !== null && isElement(parent) && /pre|break-spaces/.test(getComputedStyle(parent).whiteSpace);
}

function joins(before: Text, after: Text): boolean {
  return exits(before, after) && exits(after, before);
}

/** Whether every element that is left on the way from one text to the other is inline. */
function exits(from: Text, to: Text): boolean {
  for (let at = parentNodeOf(from); at !== null && isElement(at); at = parentNodeOf(at)) {
    if (Node.prototype.contains.call(at, to)) return true;
    if (!readsOn.test(getComputedStyle(at).display)) return false;
  }
  return true;
}
