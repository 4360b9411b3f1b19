import type { CardRow } from '../../model/page/card.ts';
import { mostBelow } from '../../model/page/card.ts';
import { measured, slack } from '../dom/measure.ts';
import {
  elementAbove,
  firstChildOf,
  isElement,
  isText,
  nextSiblingOf,
  parentElementOf,
  shadowRootOf,
} from '../dom/page-dom.ts';
import type { Box } from '../dom/view.ts';
import { boxOf } from '../dom/view.ts';
import type { Match, MatchLedger } from '../mark/match-ledger.ts';
import { endsOf } from '../mark/match-ledger.ts';
import { matchRects } from '../mark/match-place.ts';

/** How far a line is followed (characters). */
const lineCharacters = 400;
/** How far below a number another one belongs to the same list (px). */
const near = 100;
/** How many matches after one, in document order, may be below it. */
const mostAfter = 12;
/** How many nodes after a match are searched for them: a page may have any number of matches. */
const mostNodes = 1_000; // guard nodes-after

/**
 * Returns the line of a match in a list, a table or a log, and the next matches shortly below it; null if there is none
 * below.
 */
export function rowOf(match: Match, number: Box, ledger: Pick<MatchLedger, 'within'>): CardRow | null {
  const after = nextOf(match, ledger);
  const bottom = number.top + number.height;
  const isBelow = ({ top }: DOMRect): boolean => top >= bottom - slack && top < bottom + near;
  const below = after
    .flatMap((other) => matchRects(other).slice(0, 1))
    .filter(isBelow)
    .sort((one, other) => one.top - other.top)
    .slice(0, mostBelow);
  if (below.length === 0) return null;
  const line = lineRects(match, number);
  const left = Math.min(number.left, ...line.map((rect) => rect.left));
  const right = Math.max(number.left + number.width, ...line.map((rect) => rect.right));
  return { left, right, below: below.map(boxOf) };
}

/** Returns the rectangles of the text on a match's line, from its first character on. */
function lineRects({ passages: [{ node, start }] }: Match, number: Box): DOMRect[] {
  const text = node.data.slice(start, start + lineCharacters);
  const length = text.includes('\n') ? text.indexOf('\n') : text.length;
  const rects = measured([node, start], [node, start + length], (range) => [...range.getClientRects()]) ?? [];
  return rects.filter(({ top, bottom }) => top < number.top + number.height && bottom > number.top);
}

/** Returns the next matches in document order. */
function nextOf(match: Match, ledger: Pick<MatchLedger, 'within'>): Match[] {
  const [, { node: last, end }] = endsOf(match);
  const next = new Set<Match>();
  let node: Node | null = last;
  // It walks the nodes: to compare the positions of two nodes, a browser passes all siblings between them.
  for (let count = 0; node && count < mostNodes && next.size < mostAfter; count += 1) {
    if (isText(node)) for (const other of matchesFrom(node, node === last ? end : 0, ledger)) next.add(other);
    node = nodeAfter(node);
  }
  return [...next].slice(0, mostAfter);
}

/** Returns the matches shortly after a place in a text, in their order. */
function matchesFrom(node: Text, start: number, ledger: Pick<MatchLedger, 'within'>): Match[] {
  const startOf = ({ passages }: Match): number => passages.find((passage) => passage.node === node)?.start ?? 0;
  const found = [...ledger.within(node, start, start + mostAfter * lineCharacters)];
  return found.sort((one, other) => startOf(one) - startOf(other));
}

/** Returns the next node in document order. What is in an open shadow root comes before what is in its host. */
function nodeAfter(node: Node): Node | null {
  const root = isElement(node) ? shadowRootOf(node) : null;
  const below = (root && firstChildOf(root)) ?? firstChildOf(node);
  if (below) return below;
  for (let at = node; ; ) {
    const above = elementAbove(at);
    const inHost = above && parentElementOf(at) !== above ? firstChildOf(above) : null;
    const beside = nextSiblingOf(at) ?? inHost;
    if (beside || !above) return beside;
    at = above;
  }
}
