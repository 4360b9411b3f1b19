import type { Anchor } from '../model/card-place.ts';
import { holds, matchAtPoint, matchRects } from './hit-test.ts';
import { listen } from './listen.ts';
import type { Match, MatchLedger } from './match-ledger.ts';
import { holdsNode } from './page-dom.ts';
import { pageTime } from './page-time.ts';
import { isSelecting } from './selection.ts';
import { isUnread } from './skip.ts';

/** A place in the viewport, CSS px. */
export type Point = { x: number; y: number };

/** What the pointer does with the marks. */
export type PointerTold = {
  /** Whether this asks for the card of the match that the pointer is on. */
  wants(event: MouseEvent | KeyboardEvent): boolean;
  /** It came to a match, in a way that asks for its card. */
  entered(match: Match, point: Point): void;
  /** It is on the match and still on its way. */
  travelled(): void;
  /** It is on no match, or does something else: drags, selects. */
  left(point: Point | null): void;
  /** What is under it scrolled. */
  scrolled(): void;
  /** It moved, on a match or not. */
  moved(point: Point): void;
  /** An open shadow root was met on the way. */
  met(root: ShadowRoot): void;
};

export type Pointer = {
  /** Where it was last, null if it was never here. */
  last(): Point | null;
  /** A point of the viewport, and where that is on the screen; null as long as the pointer was not here. */
  anchor(): Anchor | null;
  /** Whether the match stood still since before the pointer came to it by moving (SECURITY R05). */
  isStill(match: Match): boolean;
};

/** Movement is judged over this time, ms, … */
const traceTime = 150;
/** … and more than this way in it is travelling, px. */
const travel = 14;
/** After scrolling, the pointer counts as scrolling for this time, ms. */
const scrollRest = 150;
/** A match that is newer than this when the pointer comes did not stand there before, ms. */
const standing = 500;

type Trace = Point & { at: number };

/** Follows the pointer over the page until the signal aborts: movement by distance, never by events alone. */
export function followPointer(ledger: MatchLedger, told: PointerTold, signal: AbortSignal): Pointer {
  let trace: Trace[] = [];
  let screen: Point | null = null;
  let under: Node | null = null;
  let scrolledAt = Number.NEGATIVE_INFINITY;
  let begun = false;
  let over: { match: Match; rects: DOMRect[]; cameFrom: Point | null; at: number; hasAsked: boolean } | null = null;
  /** Its last place on the screen counts from the window, which may be moved. */
  let inWindow: Anchor | null = null;

  function leave(point: Point | null): void {
    over = null;
    told.left(point);
  }

  /**
   * Scrolling is heard of once the person did something: before, it is the page's own, and the listener would run in the
   * frame that lays out what has loaded.
   */
  function begin(): void {
    if (begun) return;
    begun = true;
    listen(
      'scroll',
      ({ isTrusted, target }) => {
        // A ticker that scrolls by itself elsewhere is none of the pointer's business.
        if (!isTrusted || !(target instanceof Node) || (under && !holdsNode(target, under))) return;
        scrolledAt = pageTime();
        over = null;
        told.scrolled();
      },
      signal,
    );
  }

  function move(event: PointerEvent): void {
    begin();
    if (!event.isTrusted || event.pointerType === 'touch') return;
    const now = pageTime();
    const moved = screen?.x !== event.screenX || screen?.y !== event.screenY;
    screen = { x: event.screenX, y: event.screenY };
    // Browsers also send moves when the page moved under a pointer that rests.
    if (!moved) return;
    const before = trace.at(-1) ?? null;
    const point = { x: event.clientX, y: event.clientY };
    trace = [...trace.filter(({ at }) => now - at <= traceTime), { ...point, at: now }];
    under = event.target instanceof Node ? event.target : null;
    told.moved(point);
    inWindow = { client: point, screen: { x: event.screenX - screenX, y: event.screenY - screenY } };
    const busy = event.buttons !== 0 || now - scrolledAt < scrollRest;
    const shadowRoots = openRoots(event, told.met);
    const match = busy || ledger.all().size === 0 ? null : matchAtPoint(ledger, point.x, point.y, shadowRoots);
    if (match === null) {
      leave(point);
      return;
    }
    if (over?.match !== match) over = { match, rects: matchRects(match), cameFrom: before, at: now, hasAsked: false };
    const { x, y } = trace[0] ?? point;
    if (!ask(event, point)) told.left(point);
    else if (Math.hypot(point.x - x, point.y - y) > travel) told.travelled();
  }

  /** Enters the match under the pointer, once, where the event asks for its card; gives whether it does. */
  function ask(event: MouseEvent | KeyboardEvent, point: Point): boolean {
    if (!over) return false;
    const isNew = !over.hasAsked;
    over.hasAsked = told.wants(event);
    if (over.hasAsked && isNew) told.entered(over.match, point);
    return over.hasAsked;
  }

  /** A key or a click over a mark; not while the person writes or selects. */
  function press(event: MouseEvent | KeyboardEvent): void {
    const point = trace.at(-1);
    const { target } = event;
    const isWriting = target instanceof Element && isUnread(target);
    if (event.isTrusted && point && !isSelecting() && !isWriting && told.wants(event)) ask(event, point);
  }

  listen('pointermove', move, signal);
  listen(
    'pointerdown',
    ({ isTrusted }) => {
      if (!isTrusted) return;
      if (over) over.hasAsked = false;
      told.left(null);
    },
    signal,
  );
  listen(
    'keydown',
    (event) => {
      begin();
      if (!event.repeat) press(event);
    },
    signal,
  );
  listen('click', press, signal);
  listen('pointerout', ({ isTrusted, relatedTarget }) => isTrusted && relatedTarget === null && leave(null), signal);

  return {
    last: () => trace.at(-1) ?? null,
    anchor() {
      // A frame within shows its card here: what scrolls here takes it away, though the pointer was never here.
      begin();
      if (!inWindow) return null;
      const { client, screen: within } = inWindow;
      return { client, screen: { x: screenX + within.x, y: screenY + within.y } };
    },
    isStill(match) {
      if (over?.match !== match || over.cameFrom === null || over.at - match.since < standing) return false;
      const { rects, cameFrom } = over;
      const now = matchRects(match);
      // All of its pieces: the pointer may have gone on from the one that it came to.
      const isUnmoved = now.length === rects.length && now.every((rect, index) => isSameRect(rect, rects[index]));
      return isUnmoved && !rects.some((rect) => holds(rect, cameFrom.x, cameFrom.y));
    },
  };
}

function openRoots(event: Event, met: (root: ShadowRoot) => void): ShadowRoot[] {
  const roots = event.composedPath().filter((target) => target instanceof ShadowRoot);
  for (const root of roots) met(root);
  return roots;
}

function isSameRect(a: DOMRect, b: DOMRect | undefined): boolean {
  return b !== undefined && Math.abs(a.left - b.left) < 1 && Math.abs(a.top - b.top) < 1;
}
