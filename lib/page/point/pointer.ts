import type { Anchor, Point } from '../../model/page/card.ts';
import { entryKey } from '../../model/subject.ts';
import { holds } from '../dom/measure.ts';
import { holdsNode } from '../dom/page-dom.ts';
import { listen, pageTime } from '../dom/page-life.ts';
import { isSelecting } from '../dom/selection.ts';
import type { Match, MatchLedger } from '../mark/match-ledger.ts';
import { isStillThere } from '../mark/match-ledger.ts';
import { elementOf, matchRects } from '../mark/match-place.ts';
import { isUnread } from '../read/unread.ts';
import { matchAtPoint, opacityOf } from './hit-test.ts';
import { createStillness } from './stillness.ts';

/** Functions that are on what the pointer does. */
export type PointerEvents = {
  /** Whether an event opens the card of the match below the pointer. */
  wants(event: MouseEvent | KeyboardEvent): boolean;
  /** The pointer came to a match in a way that opens its card. */
  entered(match: Match, point: Point): void;
  /** The pointer is on the match and still moves. */
  traveled(): void;
  /** The pointer is on no match, or drags or selects. */
  left(point: Point | null): void;
  /** What is below the pointer scrolled. */
  scrolled(): void;
  /** The pointer moved, on a match or not. */
  moved(point: Point): void;
  /** The pointer is in an open shadow root. */
  met(root: ShadowRoot): void;
};

export type Pointer = ReturnType<typeof followPointer>;

/** Time over which the pointer's movement is measured (ms). */
const traceTime = 150;
/** Most movement in that time (px). With more, the pointer is traveling. */
const travel = 14;
/** After scrolling, matches are ignored for this time (ms). */
const scrollRest = 150;
/** The pointer rests if it has not moved for this time (ms). */
const restTime = 200;
/** Scrolling this soon after the wheel, a key or a press is the user's (ms); otherwise the page's. */
const ownScroll = 1_000;
/** Least age of a match when the pointer arrives, for it to count as having been there before (ms). */
const standing = 500;

/** Least opacity of a number that hovering may look up online: not everybody sees a fainter one. */
const leastOpacity = 0.2;

/** What a tap presses: links and controls. */
const pressed = 'a[href],button,label,summary,input,select,textarea,[contenteditable],[role="button"],[role="link"]';

/** From one move to the next after a rest, the pointer was where it rested if it is not farther from there (px). */
const onward = 40;

type Trace = Point & { at: number };

/**
 * The match below the pointer: from where and when the pointer came, and whether an event opens its card. `before`: an
 * earlier event opened it, and the newest would not.
 */
type Visited = { match: Match; cameFrom: Point | undefined; at: number; opens: 'no' | 'now' | 'before' };

/**
 * Follows the pointer over the page until the signal aborts. Only a distance counts as movement, never an event alone.
 * `from` is its last place, if the page is read again.
 */
export function followPointer(ledger: MatchLedger, on: PointerEvents, signal: AbortSignal, from: Point | null = null) {
  let trace: Trace[] = from ? [{ ...from, at: -restTime }] : [];
  let screen: string | null = null;
  /** Where on the screen it came to something else since its last move, maybe a frame; a move to that place goes with it. */
  let lost: string | null = '';
  let under: Node | null = null;
  let scrolledAt = Number.NEGATIVE_INFINITY;
  let begun = false;
  let over: Visited | null = null;
  const stillness = createStillness(ledger);
  let rest: ReturnType<typeof setTimeout> | undefined;
  let actedAt = -ownScroll;
  /** The user's scrolling brought the numbers to the pointer. */
  let scrolledTo = false;
  /** Its last place on the screen, relative to the window, which may be moved. */
  let inWindow: Anchor | null = null;

  function leave(point: Point | null): void {
    over = null;
    on.left(point);
  }

  function acted(): void {
    actedAt = pageTime();
  }

  /** Measures where the numbers are while the pointer is at `point`, or anywhere if the user scrolled them to it. */
  function look(point: Point | undefined, rests: boolean): void {
    stillness.look(scrolledTo ? undefined : point, rests);
    scrolledTo = false;
  }

  function restLater(): void {
    clearTimeout(rest);
    rest = setTimeout(() => {
      const point = trace.at(-1);
      if (point && !signal.aborted) look(point, true);
    }, restTime);
  }

  /**
   * Listens to scrolling from the user's first action on. Before that it is the page's own, and the listener would run
   * in the frame that lays out the loaded page.
   */
  function begin(): void {
    if (begun) return;
    begun = true;
    listen('wheel', acted, signal);
    listen(
      'scroll',
      ({ target }) => {
        // Scrolling elsewhere, for example of a ticker, does not matter.
        if (!(target instanceof Node) || (under && !holdsNode(target, under))) return;
        scrolledAt = pageTime();
        scrolledTo ||= scrolledAt - actedAt < ownScroll;
        restLater();
        over = null;
        on.scrolled();
      },
      signal,
    );
  }

  function move(event: PointerEvent): void {
    begin();
    if (event.pointerType === 'touch') return;
    const now = pageTime();
    const place = placeOnScreen(event);
    // Browsers also send moves if the page moved below a resting pointer.
    if (screen === place) return;
    screen = place;
    const point = { x: event.clientX, y: event.clientY };
    const before = trace.at(-1);
    const cameFrom = lost === null || lost === place ? before : undefined; // guard came-unheard
    lost = null;
    // Nothing tells when it goes into a frame in another process.
    stillness.stop(!!before && Math.hypot(point.x - before.x, point.y - before.y) < onward); // guard rested-there
    // Only the new place is known to be current: the pointer may have come here unheard.
    if (!before || now - before.at > restTime) look(point, false); // guard heard-place
    restLater();
    trace = [...trace.filter(({ at }) => now - at <= traceTime), { ...point, at: now }];
    under = event.target instanceof Node ? event.target : null;
    on.moved(point);
    inWindow = { client: point, screen: { x: event.screenX - screenX, y: event.screenY - screenY } };
    const busy = event.buttons !== 0 || now - scrolledAt < scrollRest;
    const shadowRoots = openRoots(event, on.met);
    const match = busy || ledger.all().size === 0 ? null : matchAtPoint(ledger, point.x, point.y, shadowRoots);
    if (!match) {
      leave(point);
      return;
    }
    if (over?.match !== match) over = { match, cameFrom, at: now, opens: isAnew(over, match) ? over.opens : 'no' };
    enterIfWanted(event, point);
    const { x, y } = trace[0] ?? point;
    // If a click or a key opened the card, moves over the same number do not take that back.
    if (over.opens === 'no') on.left(point);
    else if (over.opens === 'now' && Math.hypot(point.x - x, point.y - y) > travel) on.traveled();
  }

  /** Enters the match below the pointer if the event opens its card, and the event before did not. */
  function enterIfWanted(event: MouseEvent | KeyboardEvent, point: Point): void {
    if (!over) return;
    const { opens } = over;
    if (on.wants(event)) {
      over.opens = 'now';
      if (opens !== 'now') on.entered(over.match, point);
    } else if (opens === 'now') over.opens = 'before';
  }

  /** Enters the match below a tap of a finger, which cannot hover, unless the tap presses something of the page. */
  function tap(event: PointerEvent): void {
    begin();
    const presses = event.composedPath().some((target) => target instanceof Element && target.matches(pressed));
    if (presses || isSelecting()) return;
    const point = { x: event.clientX, y: event.clientY };
    const match = matchAtPoint(ledger, point.x, point.y, openRoots(event, on.met));
    if (match) on.entered(match, point);
  }

  /** Handles a key or a click over a mark; not while the user writes or selects. */
  function press(event: MouseEvent | KeyboardEvent): void {
    if (event instanceof PointerEvent && event.pointerType === 'touch') {
      tap(event);
      return;
    }
    const point = trace.at(-1);
    const { target } = event;
    const isWriting = target instanceof Element && isUnread(target);
    if (point && !isSelecting() && !isWriting && on.wants(event)) enterIfWanted(event, point);
  }

  listen('pointermove', move, signal);
  listen(
    'pointerover',
    (event) => {
      lost ??= placeOnScreen(event);
    },
    signal,
  );
  listen(
    'pointerdown',
    () => {
      acted();
      if (over) over.opens = 'no';
      on.left(null);
    },
    signal,
  );
  listen(
    'keydown',
    (event) => {
      begin();
      acted();
      if (!event.repeat) press(event);
    },
    signal,
  );
  listen('click', press, signal);
  listen('pointerout', ({ relatedTarget }) => !relatedTarget && leave(null), signal);

  return {
    /** Returns its last place; null if it was never here. */
    last: (): Point | null => trace.at(-1) ?? null,
    /** Returns its last place in the viewport and on the screen; null if it was never here. */
    anchor(): Anchor | null {
      // A sub-frame shows its card here, and scrolling here closes it, although the pointer was never here.
      begin();
      if (!inWindow) return null;
      const { client, screen: within } = inWindow;
      return { client, screen: { x: screenX + within.x, y: screenY + within.y } };
    },
    /** Whether the pointer moved to the match, which can be seen, was there before and has not moved since. */
    stoodBefore(match: Match): boolean {
      if (over?.match !== match || !over.cameFrom || over.at - match.since < standing) return false; // guard standing-mark
      const { cameFrom } = over;
      if (opacityOf(elementOf(match)) < leastOpacity) return false; // guard opaque
      // All pieces count: the pointer may have moved on from the piece that it came to.
      return stillness.stood(match) && !matchRects(match).some((rect) => holds(rect, cameFrom.x, cameFrom.y)); // guard came-from-outside
    },
  };
}

/** Whether a match is the one that the pointer was on, in a text that was written anew. */
function isAnew(over: Visited | null, { subject }: Match): over is Visited {
  return !!over && entryKey(over.match.subject) === entryKey(subject) && !isStillThere(over.match);
}

function openRoots(event: Event, met: (root: ShadowRoot) => void): ShadowRoot[] {
  const roots = event.composedPath().filter((target) => target instanceof ShadowRoot);
  roots.forEach(met);
  return roots;
}

function placeOnScreen({ screenX, screenY }: MouseEvent): string {
  return `${screenX},${screenY}`;
}
