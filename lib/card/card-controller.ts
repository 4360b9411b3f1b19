import type { CardBox } from '../model/card-view.ts';
import type { Box } from '../page/box.ts';
import { matchBoxNear } from '../page/hit-test.ts';
import type { Match } from '../page/match-ledger.ts';
import type { Point } from '../page/pointer.ts';
import { cardBoxes } from './card-box.ts';
import type { CardHost, CardHostOptions, CardPage } from './card-host.ts';
import { createCardHost } from './card-host.ts';
import type { CardAction, CardEvent, CardState } from './card-state.ts';
import { stepCard } from './card-state.ts';
import { delays } from './delays.ts';
import type { FrameSays } from './frame-talk.ts';
import { isOnTheWay } from './placement.ts';

/** A card that the background prepared. */
export type Prepared = { token: string; box: CardBox };

export type CardRoom = {
  page: CardPage;
  /** Asks the background for a card; null where none can be had. */
  prepare(match: Match, still: boolean): Promise<Prepared | null>;
  isStill(match: Match): boolean;
  /** For tests. */
  makeHost?: (options: CardHostOptions) => CardHost | null;
};

export type CardController = {
  enter(match: Match, point: Point): void;
  /** It still travels over the match that it entered last. */
  travel(): void;
  /** The pointer is on no match: at `point`, or away. */
  leave(point: Point | null): void;
  /** Closes the card that is not pinned. */
  close(): void;
  /** Closes every card: the page is another. */
  closeAll(): void;
  /** Opens a prepared card at a rectangle of the viewport; false where it has no room. */
  open(card: Prepared, number: Box): boolean;
};

/** A stay of the pointer on a mark; `match` is null for a card that was opened without. */
type Visit = { match: Match | null; point: Point };
/** `awaited`: opened without hovering, and the pointer has not come to it yet. */
type Card = { host: CardHost; number: Box; pinned: boolean; awaited: boolean };
type Heard = FrameSays | { say: 'failed' };

const mostPinned = 3;

/** Opens and closes cards: timers and asking around `stepCard`. Until the signal aborts; then no card is left. */
export function createCardController(room: CardRoom, signal: AbortSignal): CardController {
  const { makeHost = createCardHost } = room;
  const pinned: Card[] = [];
  let timers: number[] = [];
  let state: CardState<Visit> = { at: 'idle' };
  let current: Card | null = null;
  let listening: AbortController | null = null;

  const act: Record<CardAction, () => void> = {
    startDwell() {
      act.stopTimers();
      later('prepareDue');
      later('showDue');
    },
    prepare: () => void prepare(),
    show: () => current?.host.show(),
    startLeave: () => later('leaveDue'),
    stopTimers() {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
    },
    remove() {
      act.stopTimers();
      current?.host.close();
      current = null;
    },
  };

  function step(event: CardEvent<Visit>): void {
    const next = stepCard(state, event);
    state = next.state;
    for (const action of next.actions) act[action]();
    listenForEscape();
  }

  function later(is: keyof typeof dueAfter): void {
    if (state.at === 'idle') return;
    const { visit } = state;
    timers.push(window.setTimeout(() => step({ is, visit }), dueAfter[is]));
  }

  async function prepare(): Promise<void> {
    if (state.at !== 'preparing' || !state.visit.match) return;
    const { visit } = state;
    const { match, point } = state.visit;
    const card = await room.prepare(match, room.isStill(match));
    if (signal.aborted || state.at !== 'preparing' || state.visit !== visit) return;
    const number = matchBoxNear(match, point);
    if (card === null || number === null || !make(card, number, visit)) step({ is: 'close' });
  }

  function make({ token, box }: Prepared, number: Box, visit: Visit): boolean {
    if (!hasRoom(box)) return false;
    const heard = (said: Heard): void => {
      if (card) hear(card, said, visit);
    };
    const rightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
    const host = makeHost({ page: room.page, token, box, number, rightToLeft, heard });
    const card: Card | null = host && { host, number, pinned: false, awaited: visit.match === null };
    current = card;
    return card !== null;
  }

  function hear(card: Card, said: Heard, visit: Visit): void {
    const isCurrent = card === current;
    if (said.say === 'in') card.awaited = false;
    if (said.say === 'pin') pin(card, said.pinned);
    else if (!isCurrent) {
      if (said.say === 'close' || said.say === 'failed' || (said.say === 'out' && !card.pinned)) closePinned(card);
    } else if (said.say === 'ready') step({ is: 'ready', visit });
    else step({ is: frameEvents[said.say] });
  }

  function pin(card: Card, on: boolean): void {
    card.pinned = on;
    if (!on || card !== current) return;
    current = null;
    pinned.push(card);
    const [oldest] = pinned;
    if (pinned.length > mostPinned && oldest) closePinned(oldest);
    step({ is: 'pin' });
  }

  function closePinned(card: Card): void {
    card.host.close();
    const index = pinned.indexOf(card);
    if (index >= 0) pinned.splice(index, 1);
    listenForEscape();
  }

  /** Listens only while a card is up, and keeps Esc from the page only when it closed one. */
  function listenForEscape(): void {
    const isUp = pinned.length > 0 || state.at === 'shown' || state.at === 'leaving';
    if (isUp === (listening !== null)) return;
    listening?.abort();
    listening = isUp ? new AbortController() : null;
    if (listening) addEventListener('keydown', closeByKey, { capture: true, signal: listening.signal });
  }

  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !event.isTrusted || event.isComposing) return;
    const last = pinned.at(-1);
    if (current) step({ is: 'close' });
    else if (last) closePinned(last);
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** The visit that goes on at a match, else a new one. */
  function visitTo(match: Match, point: Point): Visit {
    const known = [state.at !== 'idle' && state.visit, state.at === 'leaving' && state.next];
    return known.find((visit) => visit && visit.match === match) || { match, point };
  }

  function closeAll(): void {
    step({ is: 'close' });
    for (const card of [...pinned]) closePinned(card);
  }

  signal.addEventListener('abort', closeAll, { once: true });
  // A card that was asked for by the menu stays wherever the pointer is on its way from there; a press elsewhere ends it.
  const closeAwaited = () => current?.awaited && step({ is: 'close' });
  addEventListener('pointerdown', closeAwaited, { capture: true, signal });
  return {
    enter(match, point) {
      if (!current?.awaited) step({ is: 'enter', visit: visitTo(match, point) });
    },
    travel() {
      if (state.at === 'dwelling') step({ is: 'travel', visit: state.visit });
    },
    leave(point) {
      if (current?.awaited) return;
      const isSafe = point !== null && current !== null && isOnTheWay(point, current.number, current.host.box);
      step({ is: isSafe ? 'stay' : 'leave' });
    },
    close: () => step({ is: 'close' }),
    closeAll,
    open(card, number) {
      const visit = { match: null, point: { x: number.left, y: number.top } };
      step({ is: 'open', visit });
      const isMade = make(card, number, visit);
      if (!isMade) step({ is: 'close' });
      return isMade;
    },
  };
}

const dueAfter = { prepareDue: delays.prepare, showDue: delays.show, leaveDue: delays.leave };
/** What it means that the frame of the card says this. */
const frameEvents = { in: 'stay', out: 'leave', close: 'close', failed: 'close' } as const;

/** A card of a sub-frame is shown inside it, so it needs the room. */
function hasRoom(box: CardBox): boolean {
  if (window === window.top) return true;
  const { width, height } = cardBoxes[box];
  return innerWidth >= width && innerHeight >= height;
}
