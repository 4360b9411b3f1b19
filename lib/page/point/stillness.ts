import type { Point } from '../../model/page/card.ts';
import { subjectKey } from '../../model/subject.ts';
import { holds } from '../dom/measure.ts';
import type { Match, MatchLedger } from '../mark/match-ledger.ts';
import { matchRects } from '../mark/match-place.ts';

/**
 * A number is near the pointer within this distance in each direction (px). A page can predict where the pointer goes
 * next, but not this far ahead.
 */
const near = 100;
/** Matches that are measured in one go; each takes 0.012 ms (measured). */
const atOnce = 400;
/** Time between two goes on a page with more matches (ms). */
const pace = 30;

/**
 * The number and its place, as seen while the pointer was not near. Keyed by first text node and offset, because a page
 * that is read again has new matches. Undefined after the place moved or had another number.
 */
const seen = new WeakMap<Node, (string | undefined)[]>();

/**
 * Where the window was when the pointer moved last. A page may move its window, and with it a number below a pointer that
 * rests: nothing is measured until the pointer's new place is known, and what was seen before does not count.
 */
let windowAt = windowPlace();

/** Creates what remembers where the numbers were while the pointer was not near them: a page may move one in front of it. */
export function createStillness(ledger: MatchLedger) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Notes what was measured while the pointer seemed to rest: it may have been elsewhere, unheard. */
  let pending: (() => void)[] = [];

  function see(matches: Iterator<Match>, point: Point | undefined, rests: boolean): boolean {
    for (let count = 0; count < atOnce; count += 1) {
      const { done, value: match } = matches.next();
      if (done) return false;
      const [first] = match.passages;
      const rects = matchRects(match);
      const isNear = !!point && rects.some((rect) => holds(rect, point.x, point.y, near));
      const place = placeOf(match, rects);
      const places = seen.get(first.node) ?? [];
      // A number that the page had from the start may have appeared beside a pointer that was heard there before.
      const counts = !isNear || (rests && match.early && !(first.start in places)); // guard early-at-rest
      const note = (): void => {
        places[first.start] = counts || places[first.start] === place ? place : undefined;
      };
      if (rests && point) pending.push(note);
      else note();
      seen.set(first.node, places);
    }
    return true;
  }

  return {
    /**
     * Measures where the numbers are while the pointer is at `point`; undefined if its place does not count. If it rests there
     * this continues, bit by bit, until all are measured, not only the first.
     */
    look(point: Point | undefined, rests: boolean) {
      const matches = ledger.all().values();
      const goOn = (): void => {
        if (windowAt === windowPlace() && see(matches, point, rests) && rests) timer = setTimeout(goOn, pace);
      };
      clearTimeout(timer);
      pending = [];
      goOn();
    },
    /** Stops measuring, as the pointer moves: its place is known. What was measured while it rested counts if it did. */
    stop(rested: boolean) {
      clearTimeout(timer);
      if (rested) for (const note of pending) note();
      pending = [];
      windowAt = windowPlace();
    },
    /** Whether a match is where it was before the pointer came near. */
    stood(match: Match): boolean {
      const [first] = match.passages;
      return seen.get(first.node)?.[first.start] === placeOf(match, matchRects(match)); // guard same-place
    },
  };
}

function windowPlace(): string {
  return `${screenX},${screenY}`; // guard same-window
}

/** Returns the number and the places of its window and of all its pieces (whole px), for comparison. */
function placeOf({ subject }: Match, rects: DOMRect[]): string {
  // guard same-number
  return [subjectKey(subject), windowPlace(), ...rects.map(({ left, top }) => [left, top].map(Math.round))].join();
}
