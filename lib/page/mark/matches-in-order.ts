import type { FoundInFrame } from '../../model/page/found.ts';
import { alsoReadBy, mostFound } from '../../model/page/found.ts';
import { isPrivateAddress } from '../../model/private-address.ts';
import { entryKey, subjectKey } from '../../model/subject.ts';
import { textRect } from '../dom/measure.ts';
import { isAfter } from '../dom/page-dom.ts';
import type { Match } from './match-ledger.ts';
import { matchRects } from './match-place.ts';

/** A character of the document. */
export type Spot = { node: Node; offset: number };

/** Returns where a match begins. */
export function spotOf({ passages: [{ node, start }] }: Match): Spot {
  return { node, offset: start };
}

/** Whether a spot follows another in document order. */
export function isBeyond(spot: Spot, other: Spot): boolean {
  return spot.node === other.node ? spot.offset > other.offset : isAfter(spot.node, other.node);
}

/** Returns the matches in document order. */
export function inOrder(matches: Iterable<Match>): Match[] {
  return [...matches].sort((one, other) => (isBeyond(spotOf(one), spotOf(other)) ? 1 : -1));
}

/** Returns the matches with the same subject as this one, in the order in which they were found. */
export function placesOfSubject(matches: Iterable<Match>, { subject }: Match): Match[] {
  const key = subjectKey(subject);
  return [...matches].filter((other) => subjectKey(other.subject) === key);
}

/**
 * Returns the match after a spot in document order (`by` 1), or before it (-1), starting over at the document's end.
 * From null, returns the first or last match in the viewport. Only matches that people can see count, by `isEverSeen`; null
 * if there is none.
 */
export function nextMatch(
  matches: Iterable<Match>,
  { from, by, isEverSeen }: { from: Spot | null; by: 1 | -1; isEverSeen(match: Match): boolean },
): Match | null {
  const order = inOrder(matches);
  if (by < 0) order.reverse();
  const ahead = from
    ? order.findIndex((match) => (by > 0 ? isBeyond(spotOf(match), from) : isBeyond(from, spotOf(match))))
    : firstOnward(order, by);
  const onward = ahead < 0 ? [] : order.slice(ahead);
  return [...onward, ...order].find(isEverSeen) ?? null;
}

/** Returns the first match of each subject, without private addresses. */
export function newStops(matches: Iterable<Match>): Match[] {
  const stops = new Map<string, Match>();
  for (const match of inOrder(matches)) {
    const key = entryKey(match.subject);
    if (!stops.has(key) && !isPrivateAddress(key)) stops.set(key, match);
  }
  return [...stops.values()];
}

/** Returns the index of the first match in the viewport or onward of it; -1 if there is none. */
function firstOnward(order: readonly Match[], by: 1 | -1): number {
  for (let start = 0, end = 0; start < order.length; start = end) {
    while (end < order.length && order[end]?.passages[0].node === order[start]?.passages[0].node) end += 1;
    const first = firstOnwardOf(order, [start, end], by);
    if (first >= 0) return first;
  }
  return -1;
}

/**
 * The same among matches of one text. It halves the list, as measuring each match takes half a minute in a long log.
 */
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

/** Returns the rectangle from one match to another of the same text. */
function rectAcross({ passages: [one] }: Match, { passages: [other] }: Match): DOMRect {
  return textRect(one.node, Math.min(one.start, other.start), Math.max(one.end, other.end));
}

/**
 * Returns the subjects in this frame, each once, in the order of their first places; at most one more than is listed.
 */
export function foundHere(matches: Iterable<Match>): FoundInFrame[] {
  const found = new Map<string, FoundInFrame>();
  for (const { subject, country, reading } of inOrder(matches)) {
    const key = entryKey(subject);
    const here = found.get(key);
    if (here) {
      here.count += 1;
      alsoReadBy(here, country);
    } else found.set(key, { subject, country, rung: reading?.rung ?? null, count: 1 });
  }
  return [...found.values()].slice(0, mostFound + 1);
}
