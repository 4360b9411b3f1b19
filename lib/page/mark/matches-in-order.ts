import type { FoundHere } from '../../model/page/found.ts';
import { mostFound } from '../../model/page/found.ts';
import { subjectKey } from '../../model/subject.ts';
import { standsAfter } from '../dom/page-dom.ts';
import { isSeen } from '../dom/skip.ts';
import { elementOf, matchRects, textRect } from '../point/hit-test.ts';
import type { Match } from './match-ledger.ts';

/** A character of the document. */
export type Spot = { node: Node; offset: number };

/** Where a match begins. */
export function spotOf(match: Match | undefined): Spot | null {
  const first = match?.passages[0];
  return first ? { node: first.node, offset: first.start } : null;
}

/** Whether a spot follows another in the order of the document; false where one of them is nowhere. */
function isBeyond(spot: Spot | null, other: Spot | null): boolean {
  if (!spot || !other) return false;
  return spot.node === other.node ? spot.offset > other.offset : standsAfter(spot.node, other.node);
}

/** The matches in the order of the document. */
export function inOrder(matches: Iterable<Match>): Match[] {
  return [...matches].sort((one, other) => (isBeyond(spotOf(one), spotOf(other)) ? 1 : -1));
}

/**
 * The match that follows a spot in the order of the document (`by` 1), or that comes before it (-1), and round the
 * document's end; from null, the first or last one in the viewport. Only what a person can see; null where there is none.
 */
export function nextMatch(matches: Iterable<Match>, from: Spot | null, by: 1 | -1): Match | null {
  const order = inOrder(matches);
  if (by < 0) order.reverse();
  const isBehind = (match: Match): boolean => (by > 0 ? isBeyond(spotOf(match), from) : isBeyond(from, spotOf(match)));
  const ahead = !from ? firstOnward(order, by) : order.findIndex(isBehind);
  const onward = ahead < 0 ? [] : order.slice(ahead);
  return [...onward, ...order].find(isDrawn) ?? null;
}

/** Where the first match in the viewport, or onward of it, is in the order; -1 where there is none. */
function firstOnward(order: readonly Match[], by: 1 | -1): number {
  for (let start = 0, end = 0; start < order.length; start = end) {
    while (end < order.length && spotOf(order[end])?.node === spotOf(order[start])?.node) end += 1;
    const first = firstOnwardOf(order, [start, end], by);
    if (first >= 0) return first;
  }
  return -1;
}

/** The same among matches of one text. By halves: asking for the place of each takes half a minute in a long log. */
function firstOnwardOf(order: readonly Match[], [start, end]: [number, number], by: 1 | -1): number {
  const [first, last] = [order[start], order[end - 1]];
  if (!first || !last || !isOnward(first, last, by)) return -1;
  if (end - start === 1) return start;
  const middle = Math.floor((start + end) / 2);
  const found = firstOnwardOf(order, [start, middle], by);
  return found >= 0 ? found : firstOnwardOf(order, [middle, end], by);
}

function isOnward(first: Match, last: Match, by: 1 | -1): boolean {
  const rects = first === last ? matchRects(first) : [rectAcross(first, last)];
  return rects.some(({ top, bottom, height }) => height > 0 && (by > 0 ? bottom > 0 : top < innerHeight));
}

/** The room from one match to another of the same text. */
function rectAcross({ passages: [one] }: Match, { passages: [other] }: Match): DOMRect {
  if (!one || !other) return new DOMRect();
  return textRect(one.node, Math.min(one.start, other.start), Math.max(one.end, other.end));
}

function isDrawn(match: Match): boolean {
  const element = elementOf(match);
  return !!element && isSeen(element) && matchRects(match).length > 0;
}

/** What stands in this frame, each subject once, where it stands first; one more than is listed. */
export function foundHere(matches: Iterable<Match>): FoundHere[] {
  const found = new Map<string, FoundHere>();
  for (const { subject, country } of inOrder(matches)) {
    const key = subjectKey(subject);
    const here = found.get(key);
    if (here) here.count += 1;
    else found.set(key, { subject, country, count: 1 });
  }
  return [...found.values()].slice(0, mostFound + 1);
}
