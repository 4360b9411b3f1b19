import type { CardBox } from '../model/card-view.ts';
import { matchRectNear } from '../page/hit-test.ts';
import type { Match } from '../page/match-ledger.ts';
import type { Point } from '../page/pointer.ts';
import { cardBoxes } from './card-box.ts';
import type { CardHost, CardHostOptions, CardPage } from './card-host.ts';
import { createCardHost } from './card-host.ts';
import type { CardAction, CardEvent, CardState } from './card-state.ts';
import { stepCard } from './card-state.ts';
import { delays } from './delays.ts';
import type { FrameSays } from './frame-talk.ts';
import type { Box } from './placement.ts';
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
  travel(match: Match): void;
  /** The pointer is on no match: at `point`, or away. */
  leave(point: Point | null): void;
  /** Closes the card; `pinned` ones only when the page is another. */
  close(options?: { pinned: boolean }): void;
  /** Opens a prepared card at a rectangle of the viewport; false where it has no room. */
  open(card: Prepared, number: Box): boolean;
};

type Visit = { match: Match; point: Point };
type Card = { host: CardHost; number: Box; pinned: boolean };

const mostPinned = 3;

/** Opens and closes cards: timers and asking around `stepCard`. Until the signal aborts; then no card is left. */
export function createCardController(room: CardRoom, signal: AbortSignal): CardController {
  const { makeHost = createCardHost } = room;
  const visits = new Map<number, Visit>();
  const pinned: Card[] = [];
  const timers = { prepare: 0, show: 0, leave: 0 };
  let state: CardState = { at: 'idle' };
  let lastVisit = 0;
  let current: Card | null = null;
  let listening: AbortController | null = null;

  const act: Record<CardAction, () => void> = {
    startDwell() {
      const visit = visitOf(state);
      act.stopTimers();
      timers.prepare = window.setTimeout(() => step({ is: 'prepareDue', visit }), delays.prepare);
      timers.show = window.setTimeout(() => step({ is: 'showDue', visit }), delays.show);
    },
    prepare: () => void prepare(visitOf(state)),
    show: () => current?.host.show(),
    startLeave() {
      const visit = visitOf(state);
      timers.leave = window.setTimeout(() => step({ is: 'leaveDue', visit }), delays.leave);
    },
    stopLeave: () => clearTimeout(timers.leave),
    stopTimers() {
      for (const timer of Object.values(timers)) clearTimeout(timer);
    },
    remove() {
      current?.host.close();
      current = null;
    },
  };

  function step(event: CardEvent): void {
    const next = stepCard(state, event);
    state = next.state;
    for (const action of next.actions) act[action]();
    if (state.at === 'idle') visits.clear();
    listenForEscape();
  }

  async function prepare(visit: number): Promise<void> {
    const visited = visits.get(visit);
    if (!visited) return;
    const { match, point } = visited;
    const card = await room.prepare(match, room.isStill(match));
    if (signal.aborted || state.at !== 'preparing' || state.visit !== visit) return;
    const rect = matchRectNear(match, point);
    if (card === null || rect === null || !make(card, rect, visit)) step({ is: 'close' });
  }

  function make({ token, box }: Prepared, number: Box, visit: number): boolean {
    if (!hasRoom(box)) return false;
    const heard = (said: FrameSays | { say: 'failed' }): void => hear(card, said, visit);
    const rightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
    const host = makeHost({ page: room.page, token, box, number, rightToLeft, heard });
    const card: Card | null = host && { host, number, pinned: false };
    current = card;
    return card !== null;
  }

  function hear(card: Card | null, said: FrameSays | { say: 'failed' }, visit: number): void {
    if (card === null) return;
    const isCurrent = card === current;
    switch (said.say) {
      case 'ready':
        if (isCurrent) step({ is: 'ready', visit });
        break;
      case 'in':
        if (isCurrent) step({ is: 'stay' });
        break;
      case 'out':
        if (isCurrent) step({ is: 'leave' });
        else if (!card.pinned) closePinned(card);
        break;
      case 'close':
      case 'failed':
        if (isCurrent) step({ is: 'close' });
        else closePinned(card);
        break;
      case 'pin':
        pin(card, said.pinned);
    }
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

  function numberOf(match: Match, point: Point): number {
    for (const [visit, visited] of visits) if (visited.match === match) return visit;
    lastVisit += 1;
    visits.set(lastVisit, { match, point });
    return lastVisit;
  }

  function closeAll(): void {
    step({ is: 'close' });
    for (const card of [...pinned]) closePinned(card);
  }

  signal.addEventListener('abort', closeAll, { once: true });
  return {
    enter: (match, point) => step({ is: 'enter', visit: numberOf(match, point) }),
    travel: (match) => {
      for (const [visit, visited] of visits) if (visited.match === match) step({ is: 'travel', visit });
    },
    leave(point) {
      const safe = point !== null && current !== null && isOnTheWay(point, current.number, current.host.box);
      step({ is: safe ? 'stay' : 'leave' });
    },
    close({ pinned: also } = { pinned: false }) {
      if (also) closeAll();
      else step({ is: 'close' });
    },
    open(card, number) {
      lastVisit += 1;
      const visit = lastVisit;
      step({ is: 'open', visit });
      if (make(card, number, visit)) return true;
      step({ is: 'close' });
      return false;
    },
  };
}

function visitOf(state: CardState): number {
  return state.at === 'idle' ? 0 : state.visit;
}

/** A card of a sub-frame is shown inside it, so it needs the room. */
function hasRoom(box: CardBox): boolean {
  if (window === window.top) return true;
  const { width, height } = cardBoxes[box];
  return innerWidth >= width && innerHeight >= height;
}
