import type { CardPlace } from '../../model/page/card.ts';
import { mostControls } from '../../model/page/card.ts';
import { elementBox, elementsOfDocument, elementWalker, holdsNode, matchesSelector, rootOf } from '../dom/page-dom.ts';
import type { Box } from '../dom/view.ts';
import { boxOf } from '../dom/view.ts';
import { isSeen } from '../dom/visible.ts';
import type { Match, MatchLedger } from '../mark/match-ledger.ts';
import { rowOf } from './row-of.ts';

/** What people press or write in, such as the keys of a softphone. */
const controls = 'button,input,select,textarea,[role=button],[contenteditable]';
/** How far from a number's line a control may be under its card (px). */
const near = 400;
/** How many elements before and after a number, and how many controls of the document, are asked: a page has any number. */
const mostElements = 200;
const mostAsked = 1_000; // guard controls-bound

/** Returns what a card is to leave in sight: the line of its number and the next numbers, and the controls beside it. */
export function around(
  match: Match,
  number: Box,
  ledger: Pick<MatchLedger, 'within'>,
): Pick<CardPlace, 'row' | 'controls'> {
  const row = rowOf(match, number, ledger) ?? undefined;
  // The card of a number in a list goes beside the end of its line.
  const line = row ? { ...number, left: row.left, width: row.right - row.left } : number;
  return { row, controls: controlsNear(match, line) };
}

/** Returns the rectangles of the controls that are drawn near a number's line, the nearest first. */
function controlsNear({ passages: [{ node }] }: Match, line: Box): Box[] {
  // What a page lays over itself, such as a softphone, is usually at its end.
  const asked = new Set([...controlsBeside(node), ...elementsOfDocument(controls).slice(-mostAsked)]);
  return [...asked]
    .filter((element) => distance(elementBox(element), line) < near && !holdsNode(element, node) && isSeen(element))
    .map((element) => boxOf(elementBox(element)))
    .filter(({ width, height }) => width > 0 && height > 0)
    .sort((one, other) => distance(one, line) - distance(other, line))
    .slice(0, mostControls);
}

/** Yields the controls shortly before and after a number in document order. */
function* controlsBeside(node: Node): Generator<Element> {
  for (const way of ['nextNode', 'previousNode'] as const) {
    const walker = elementWalker(rootOf(node));
    walker.currentNode = node;
    for (let count = 0; count < mostElements; count += 1) {
      const element = walker[way]();
      if (!(element instanceof Element)) break;
      if (matchesSelector(element, controls)) yield element;
    }
  }
}

/** Returns how far apart two boxes are (px), along the axis on which they are farther apart. */
function distance(box: Box, line: Box): number {
  const across = Math.max(line.left - box.left - box.width, box.left - line.left - line.width);
  const along = Math.max(line.top - box.top - box.height, box.top - line.top - line.height);
  return Math.max(across, along);
}
