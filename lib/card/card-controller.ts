import type { CardBox } from '../model/card-view.ts';
import type { CardSettings } from '../model/settings.ts';
import type { Box } from '../page/box.ts';
import { matchBoxNear } from '../page/hit-test.ts';
import type { Match } from '../page/match-ledger.ts';
import type { Point } from '../page/pointer.ts';
import type { TellAbove } from './card-above.ts';
import { createCardAbove } from './card-above.ts';
import type { CardHost, CardHostOptions, CardPage, Heard } from './card-host.ts';
import { createCardHost } from './card-host.ts';
import type { CardAction, CardEvent, CardState } from './card-state.ts';
import { stepCard } from './card-state.ts';
import { delays } from './delays.ts';
import { createEscapeKey } from './escape-key.ts';
import { createFights } from './fights.ts';
import { createFocusKeeper } from './focus-keeper.ts';
import { hasRoom } from './has-room.ts';
import { isOnTheWay } from './placement.ts';

/** A card that the background prepared. `shown`: the top frame has it already, there by this frame's viewport. */
export type Prepared = { token: string; box: CardBox; shown: Box | null };

export type CardRoom = {
  page: CardPage;
  settings(): CardSettings;
  /** Asks the background for a card over a number's rectangle; null where none can be had. */
  prepare(match: Match, how: { still: boolean; number: Box }): Promise<Prepared | null>;
  isStill(match: Match): boolean;
  /** For a sub-frame, whose card is the top frame's. */
  tellAbove: TellAbove;
  /** The page takes cards away again and again: from now on none opens by hovering (SECURITY R32). */
  lost(): void;
  /** For tests. */
  makeHost?: (options: CardHostOptions) => CardHost | null;
};

/** What opens a card: the menu, a key, or the pointer in a sub-frame, `frame`. `closed` is called when it is gone. */
export type Opening = { by: 'menu' | 'key' | 'frame'; frame?: number; closed?: () => void };

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
  /** Opens a prepared card at a rectangle of the viewport; gives where it stands, null where it has no room. */
  open(card: Omit<Prepared, 'shown'>, number: Box, opening: Opening): Box | null;
  /** What the pointer does in the sub-frame that opened the card; false where that card is gone. */
  point(frame: number, is: Parameters<TellAbove>[0]): boolean;
  /** The sub-frame whose card this is; null for this frame's own, and for none. */
  frame(): number | null;
};

/** A stay of the pointer on a mark; `match` is null for a card that was opened without. */
type Visit = { match: Match | null; point: Point };
/**
 * `awaited`: opened without hovering, and the pointer has not come to it yet. `isIn`: pointer or focus are in the card.
 * `held`: text is selected in it.
 */
type Card = Partial<Opening> & {
  host: CardHost;
  number: Box;
  pinned: boolean;
  awaited: boolean;
  isIn: boolean;
  held: boolean;
};

const mostPinned = 3;

/** Opens and closes cards: timers and asking around `stepCard`. Until the signal aborts; then no card is left. */
export function createCardController(room: CardRoom, signal: AbortSignal): CardController {
  const { makeHost = createCardHost } = room;
  const above = createCardAbove(room.tellAbove);
  const focus = createFocusKeeper();
  const escapeKey = createEscapeKey(closeLast);
  const fights = createFights(room.lost);
  const pinned: Card[] = [];
  let timers: number[] = [];
  let state: CardState<Visit> = { at: 'idle' };
  let current: Card | null = null;

  const act: Record<CardAction, () => void> = {
    startDwell() {
      act.stopTimers();
      const { openCard, cardDelays } = room.settings();
      // A key or a click says what it wants: nothing to wait for.
      const show = openCard === 'hover' ? cardDelays.show : 0;
      later('prepareDue', Math.min(show, delays.prepare));
      later('showDue', show);
    },
    prepare: () => void prepare(),
    show() {
      const byKey = current?.by === 'key';
      if (byKey) focus.keep();
      current?.host.show(byKey);
    },
    startLeave: () => later('leaveDue', room.settings().cardDelays.close),
    stopTimers() {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
    },
    remove() {
      act.stopTimers();
      current?.host.close();
      current?.closed?.();
      current = null;
    },
  };

  function step(event: CardEvent<Visit>): void {
    if (event.is === 'leave' && current?.held) return;
    const next = stepCard(state, event);
    state = next.state;
    for (const action of next.actions) act[action]();
    look();
  }

  /** After every change: hears Esc only while a card is up, and gives the focus back when the last one is gone. */
  function look(): void {
    const isUp = pinned.length > 0 || state.at === 'shown' || state.at === 'leaving';
    if (state.at === 'idle') focus.giveBack();
    escapeKey.listen(isUp);
  }

  function later(is: 'prepareDue' | 'showDue' | 'leaveDue', delay: number): void {
    if (state.at === 'idle') return;
    const { visit } = state;
    timers.push(window.setTimeout(() => step({ is, visit }), delay));
  }

  async function prepare(): Promise<void> {
    if (state.at !== 'preparing' || !state.visit.match) return;
    const { visit } = state;
    const { match, point } = state.visit;
    const before = matchBoxNear(match, point);
    if (!before) {
      step({ is: 'close' });
      return;
    }
    const card = await room.prepare(match, { still: room.isStill(match), number: before });
    if (signal.aborted || state.at !== 'preparing' || state.visit !== visit) {
      // The pointer left meanwhile; the top frame does not know.
      if (card?.shown) void room.tellAbove('close');
      return;
    }
    const number = matchBoxNear(match, point);
    if (card?.shown) above.shown(match, before, card.shown);
    if (!card || card.shown || !number || !make(card, number, { visit })) step({ is: 'close' });
  }

  type Making = Partial<Opening> & { visit: Visit };
  function make({ token, box }: Omit<Prepared, 'shown'>, number: Box, { visit, ...opening }: Making): Card | null {
    if (!hasRoom(box)) return null;
    const heard = (said: Heard): void => {
      if (card) hear(card, said, visit);
    };
    const rightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
    const host = makeHost({ page: room.page, token, box, number, rightToLeft, heard });
    const awaited = visit.match === null && opening.by !== 'frame';
    const card: Card | null = host && { ...opening, host, number, pinned: false, awaited, isIn: false, held: false };
    current = card;
    return card;
  }

  function hear(card: Card, said: Heard, visit: Visit): void {
    const isCurrent = card === current;
    if (said.say === 'fought') fights.count();
    switch (said.say) {
      case 'ready':
        if (isCurrent) step({ is: 'ready', visit });
        break;
      case 'pin':
        pin(card, said.pinned);
        break;
      case 'move':
        if (card.pinned) card.host.move(said.x, said.y);
        break;
      case 'close':
      case 'failed':
      case 'fought':
        closeCard(card);
        break;
      case 'hold':
        card.held = said.held;
        if (!card.isIn) left(card);
        break;
      case 'in':
        card.isIn = true;
        card.awaited = false;
        if (isCurrent) step({ is: 'stay' });
        break;
      case 'out':
        card.isIn = false;
        left(card);
        break;
    }
  }

  function left(card: Card): void {
    if (card === current) step({ is: 'leave' });
    else if (!card.pinned && !card.held) closeCard(card);
  }

  function pin(card: Card, on: boolean): void {
    card.pinned = on;
    if (!on || card !== current) return;
    current = null;
    pinned.push(card);
    const [oldest] = pinned;
    if (pinned.length > mostPinned && oldest) closeCard(oldest);
    step({ is: 'pin' });
  }

  function closeCard(card: Card): void {
    if (card === current) return void step({ is: 'close' });
    card.host.close();
    card.closed?.();
    const index = pinned.indexOf(card);
    if (index >= 0) pinned.splice(index, 1);
    look();
  }

  /** Closes the card that was opened last, of those that a person sees. */
  function closeLast(): boolean {
    const card = [...pinned, ...(current ? [current] : [])].findLast(({ host }) => host.isThere());
    if (card) closeCard(card);
    return card !== undefined;
  }

  /** The visit that goes on at a match, else a new one. */
  function visitTo(match: Match, point: Point): Visit {
    const known = [state.at !== 'idle' && state.visit, state.at === 'leaving' && state.next];
    return known.find((visit) => visit && visit.match === match) || { match, point };
  }

  function close(): void {
    step({ is: 'close' });
    above.close();
  }

  function closeAll(): void {
    close();
    for (const card of [...pinned]) closeCard(card);
  }

  signal.addEventListener('abort', closeAll, { once: true });
  // A card that was asked for by the menu stays wherever the pointer is on its way from there; a press elsewhere ends it.
  // What is selected in it holds a card no longer either.
  const pressElsewhere = (): void => {
    if (current?.awaited) step({ is: 'close' });
    else if (current) current.held = false;
  };
  addEventListener('pointerdown', pressElsewhere, { capture: true, signal });
  const fit = (): void => {
    close();
    for (const { host } of pinned) host.move(0, 0);
  };
  addEventListener('resize', fit, { signal });
  return {
    enter(match, point) {
      if (fights.lost && room.settings().openCard === 'hover') return;
      if (!current?.awaited) above.enter(match, () => step({ is: 'enter', visit: visitTo(match, point) }));
    },
    travel() {
      if (state.at === 'dwelling') step({ is: 'travel', visit: state.visit });
    },
    leave(point) {
      above.leave(point);
      if (current?.awaited) return;
      const isSafe = point !== null && current !== null && isOnTheWay(point, current.number, current.host.box);
      step({ is: isSafe ? 'stay' : 'leave' });
    },
    close,
    closeAll,
    open(card, number, opening) {
      if (fights.lost && opening.by === 'frame') return null;
      const visit = { match: null, point: { x: number.left, y: number.top } };
      step({ is: 'open', visit, due: opening.by !== 'frame' });
      const made = make(card, number, { ...opening, visit });
      if (!made) step({ is: 'close' });
      const { openCard, cardDelays } = room.settings();
      later('showDue', openCard === 'hover' ? Math.max(0, cardDelays.show - delays.prepare) : 0);
      return made?.host.box ?? null;
    },
    frame: () => current?.frame ?? null,
    point(frame, is) {
      if (current?.frame !== frame) return false;
      // The card has the pointer: what the sub-frame tells of its leaving is older.
      if (is !== 'leave' || !current.isIn) step({ is });
      return true;
    },
  };
}
