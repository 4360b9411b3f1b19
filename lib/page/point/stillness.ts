import { subjectKey } from '../../model/subject.ts';
import type { Match, MatchLedger } from '../mark/match-ledger.ts';
import { holds, matchRects } from './hit-test.ts';
import type { Point } from './pointer.ts';

/** A number is near the pointer within this distance in each direction, px: a page can tell where the pointer goes next, but not so far ahead. */
const near = 100;
/** Matches that are looked at in one go: measured, each takes 0.012 ms. */
const atOnce = 400;
/** Time between two goes on a page with more, ms. */
const pace = 30;

/** Where the numbers were while the pointer was not near them: a page may put one ahead of it (SECURITY R64). */
export type Stillness = {
  /**
   * Looks where the numbers are while the pointer rests at `point`, or sets out from there; null if no place is known, or it
   * does not count. `all`: goes on bit by bit until all were looked at, not only the first.
   */
  look(point: Point | null, all: boolean): void;
  /** The pointer moves: where it rested counts no more. */
  stop(): void;
  /** Whether a match is where it already was before the pointer came near. */
  stood(match: Match): boolean;
};

/**
 * Which number was seen where while the pointer was not near, by its first text and offset there: matches of a page that is
 * read again are others. Undefined once it was seen to have moved, or to be another number.
 */
const seen = new WeakMap<Node, (string | undefined)[]>();

export function createStillness(ledger: MatchLedger): Stillness {
  let timer = 0;

  function see(matches: Iterator<Match>, point: Point | null): boolean {
    for (let count = 0; count < atOnce; count += 1) {
      const { done, value: match } = matches.next();
      if (done) return false;
      const [first] = match.passages;
      if (!first) continue;
      const rects = matchRects(match);
      const isNear = !!point && rects.some((rect) => holds(rect, point.x, point.y, near));
      const place = placeOf(match, rects);
      const places = seen.get(first.node) ?? [];
      // What the page had from the start may have come up beside a pointer that was there already.
      const counts = !isNear || (match.early && !(first.start in places));
      places[first.start] = counts || places[first.start] === place ? place : undefined;
      seen.set(first.node, places);
    }
    return true;
  }

  return {
    look(point, all) {
      const matches = ledger.all().values();
      const goOn = (): void => {
        if (see(matches, point) && all) timer = window.setTimeout(goOn, pace);
      };
      clearTimeout(timer);
      goOn();
    },
    stop: () => clearTimeout(timer),
    stood(match) {
      const [first] = match.passages;
      return !!first && seen.get(first.node)?.[first.start] === placeOf(match, matchRects(match)); // guard R64 same-place
    },
  };
}

/** Which number it is, and where all its pieces are, to the pixel, for comparison. */
function placeOf({ subject }: Match, rects: DOMRect[]): string {
  // guard R64 same-number
  return [subjectKey(subject), ...rects.map(({ left, top }) => [left, top].map(Math.round))].join();
}
