import type { CardPlace } from '../../model/page/card.ts';
import { mostControls } from '../../model/page/card.ts';
import { elementBox, elementWalker, holdsNode, matchesSelector, rootOf } from '../dom/page-dom.ts';
import type { Box } from '../dom/view.ts';
import { boxOf } from '../dom/view.ts';
import type { Match, MatchLedger } from '../mark/match-ledger.ts';
import { rowOf } from './row-of.ts';

/** What people press or write in, such as the keys of a softphone. */
const controls = 'button,input,select,textarea,[role=button],[contenteditable]';
/** How far from a number a control is beside it (px). */
const near = 300;
/** How many elements before and after a number are asked: a page may have any number of them. */
const mostElements = 200; // guard controls-bound

/** Returns what a card is to leave in sight: the line of its number and the next numbers, and the controls beside it. */
export function around(
  match: Match,
  number: Box,
  ledger: Pick<MatchLedger, 'within'>,
): Pick<CardPlace, 'row' | 'controls'> {
  return { row: rowOf(match, number, ledger) ?? undefined, controls: controlsNear(match, number) };
}

/** Returns the rectangles of the first controls that are drawn near a number, on both sides of it in document order. */
function controlsNear({ passages: [{ node }] }: Match, number: Box): Box[] {
  const found: Box[] = [];
  for (const way of ['nextNode', 'previousNode'] as const) {
    const walker = elementWalker(rootOf(node));
    walker.currentNode = node;
    const most = found.length + mostControls / 2;
    for (let count = 0; count < mostElements && found.length < most; count += 1) {
      const element = walker[way]();
      if (!(element instanceof Element)) break;
      if (!matchesSelector(element, controls) || holdsNode(element, node)) continue;
      const box = boxOf(elementBox(element));
      if (box.width > 0 && box.height > 0 && isNear(box, number)) found.push(box);
    }
  }
  return found;
}

function isNear(box: Box, number: Box): boolean {
  const across = Math.max(number.left - box.left - box.width, box.left - number.left - number.width);
  const along = Math.max(number.top - box.top - box.height, box.top - number.top - number.height);
  return Math.max(across, along) < near;
}
