import type { Point } from '../../model/page/card.ts';
import { atEnd, listen } from '../dom/page-life.ts';
import type { Box } from '../dom/view.ts';
import { matchBoxNear } from '../point/hit-test.ts';
import { createCardAbove } from './card-above.ts';
import type { CardHost, HostEvent } from './card-host.ts';
import type { CardAction, CardEvent } from './card-phases.ts';
import { prepareDelay } from './card-phases.ts';
import type { CardController, CardDeps, Made, Opening } from './card-types.ts';
import type { Visit } from './card-visits.ts';
import { createVisits } from './card-visits.ts';
import { createFights } from './fights.ts';
import { createFocusKeeper, listenForEscape } from './focus-keeper.ts';
import type { Watched } from './number-watch.ts';
import { watchNumber } from './number-watch.ts';
import { isAround, isOnTheWay, movedWith } from './placement.ts';

/** A card that is open or being made. */
type Card = Watched &
  Partial<Opening> & {
    host: CardHost;
    pinned?: boolean;
    /** It was opened without hovering, and the pointer has not come to it yet. */
    unentered: boolean;
    /** The pointer or the focus is in it. */
    isIn?: boolean;
    /** Text is selected in it, so it stays open wherever the pointer goes. */
    isHeld?: boolean;
    /** Its size changed below the pointer, which rests there: its place, once the page sees it. */
    left?: Point | 'unseen' | null;
  };

/** Most pinned cards; one more closes the oldest. */
const mostPinned = 3;

/** Creates what opens and closes cards, as the visits to marks demand. When the signal aborts, all cards are closed. */
export function createCardController(deps: CardDeps, signal: AbortSignal): CardController {
  const above = createCardAbove(deps.tellAbove);
  const focus = createFocusKeeper();
  /** The page removes cards again and again. */
  let isLost = false;
  /** A card scrolls the page to another place of its number. */
  let isWalking = false;
  const countFight = createFights(() => {
    isLost = true;
    deps.lost();
  });
  let pinned: Card[] = [];
  let current: Card | null = null;
  const numberWatch = watchNumber({ watched: () => current ?? above.watched(), survey: deps.survey, gone: close });

  const {
    isIdle,
    visitIn,
    step: stepVisit,
    later,
    stopDelays,
    visitTo,
  } = createVisits((action) => {
    if (action) actions[action]();
    giveFocusBack();
  });

  const actions: Record<CardAction, () => void> = {
    dwell() {
      actions.removeCard();
      const show = showDelay();
      later('prepareDue', Math.min(show, prepareDelay));
      later('showDue', show);
    },
    prepare: () => void prepare(),
    show() {
      const byKey = current?.by === 'key';
      current?.host.show(byKey && focus.keep());
    },
    startLeave: () => later('leaveDue', deps.settings().cardDelays.close),
    stay: stopDelays,
    removeCard() {
      stopDelays();
      if (current) remove(current);
      current = null;
    },
  };

  function remove({ host, closed }: Card): void {
    focus.beforeRemoval();
    host.close();
    closed?.();
  }

  /** Returns the delay before a card shows (ms). A key or a click needs none. */
  function showDelay(): number {
    const { openCard, cardDelays } = deps.settings();
    return openCard === 'hover' ? cardDelays.show : 0;
  }

  function step(event: CardEvent<Visit>): void {
    if ((event.is === 'leave' || event.is === 'enter') && current?.isHeld) return;
    stepVisit(event);
  }

  /** Gives the focus back if no card is open or being made. A pinned card keeps the focus. */
  function giveFocusBack(): void {
    if (isIdle()) focus.giveBack();
  }

  async function prepare(): Promise<void> {
    const visit = visitIn('preparing');
    if (!visit?.match) return;
    const { match, point } = visit;
    const before = matchBoxNear(match, point);
    if (!before) return step({ is: 'close' });
    const card = await deps.prepare(match, before);
    if (signal.aborted || visitIn('preparing') !== visit) {
      // The pointer left meanwhile, which the top frame does not know.
      if (card?.shown) void deps.tellAbove('close');
      return;
    }
    const number = matchBoxNear(match, point);
    if (card?.shown) {
      above.shown(visit, before, card.shown);
      numberWatch.look();
    } else if (card && number && make(movedWith(card, before, number), number, { visit })) return;
    step({ is: 'close' });
  }

  type Making = Partial<Opening> & { visit: Visit };
  /** Makes a card with its hidden frame, as the current one. Returns null if there is no room for it or no host. */
  function make({ token, box }: Made, number: Box, { visit, ...opening }: Making): Card | null {
    if (!box) return null;
    const onEvent = (said: HostEvent): void => {
      if (card) hear(card, said, visit);
    };
    const host = deps.makeHost({ page: deps.page, token, box, onEvent });
    const unentered = !!opening.by && opening.by !== 'frame';
    const card: Card | null = host && { ...opening, visit, host, number, unentered };
    current = card;
    numberWatch.look();
    return card;
  }

  function hear(card: Card, said: HostEvent, visit: Visit): void {
    const isCurrent = card === current;
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
      case 'grow':
        card.host.grow(said.height, card.number);
        break;
      case 'walk':
        walk(visit, said.by, card);
        break;
      case 'close':
      case 'failed':
        closeCard(card);
        break;
      case 'fought':
        countFight();
        closeCard(card);
        break;
      case 'hold':
        card.isHeld = said.held;
        if (!card.isIn) pointerLeftCard(card);
        break;
      case 'in':
        card.isIn = true;
        card.unentered = false;
        card.left = null;
        if (isCurrent) step({ is: 'stay' });
        break;
      case 'out':
        card.isIn = false;
        if (said.still) card.left = 'unseen';
        else pointerLeftCard(card);
        break;
    }
  }

  /** Scrolls to another place of the card's number. The card stays open while the page scrolls below it. */
  function walk(visit: Visit, by: 1 | -1, card: Card): void {
    if (!visit.match) return;
    isWalking = true;
    const next = deps.walkSame(visit.match, by, card.host.box);
    // The scroll event comes before the next frame is drawn.
    requestAnimationFrame(() => {
      isWalking = false;
    });
    if (!next) return;
    visit.match = next;
    card.number = matchBoxNear(next, visit.point) ?? card.number;
  }

  function pointerLeftCard(card: Card): void {
    if (card === current) step({ is: 'leave' });
    else if (!card.pinned && !card.isHeld) closeCard(card);
  }

  /** Whether the pointer is still where the card's size changed below it. A hand moves a little as it presses. */
  function isLeft(card: Card, point: Point): boolean {
    if (card.left === 'unseen') card.left = point;
    if (card.left && !isAround(point, card.left)) card.left = null;
    return !!card.left;
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
    remove(card);
    pinned = pinned.filter((each) => each !== card);
    giveFocusBack();
  }

  /** Closes the card that was opened last, of those that the user sees. Returns whether there was one. */
  function closeLast(): boolean {
    const card = [...pinned, current].findLast((each) => each?.host.isVisible());
    if (card) closeCard(card);
    return !!card;
  }

  function close(): void {
    step({ is: 'close' });
    above.close();
  }

  function closeAll(): void {
    close();
    pinned.forEach(closeCard);
  }

  atEnd(signal, closeAll);
  listenForEscape(closeLast, signal);
  // A card that the menu opened stays wherever the pointer goes, so only a press elsewhere closes it. On other cards a press
  // elsewhere ends the selection, which held them open.
  const pressElsewhere = (): void => {
    if (current?.unentered) step({ is: 'close' });
    else if (current) current.isHeld = false;
  };
  listen('pointerdown', pressElsewhere, signal);
  const closeAndFitPinned = (): void => {
    close();
    for (const { host } of pinned) host.move(0, 0);
  };
  listen('resize', closeAndFitPinned, signal);
  return {
    enter(match, point) {
      if (isLost && deps.settings().openCard === 'hover') return; // guard lost-fight
      numberWatch.look();
      if (!current?.unentered) above.enter(match, () => step({ is: 'enter', visit: visitTo(match, point) }));
    },
    travel() {
      const visit = visitIn('dwelling');
      if (visit) step({ is: 'travel', visit });
    },
    leave(point) {
      above.leave(point);
      if (current?.unentered) return;
      const isSafe =
        !!point && !!current && (isLeft(current, point) || isOnTheWay(point, current.number, current.host.box));
      step({ is: isSafe ? 'stay' : 'leave' });
    },
    stirred: numberWatch.lookSoon,
    close() {
      // The page's scrolling closes cards, but not the card that scrolls it.
      if (!isWalking) close();
    },
    closeAll,
    open(card, number, opening) {
      if (opening.by === 'frame' && (isLost || current?.isHeld)) return false;
      const visit = { match: opening.match, point: { x: number.left, y: number.top } };
      step({ is: 'open', visit, due: opening.by !== 'frame' });
      const made = make(card, number, { ...opening, visit });
      if (!made) step({ is: 'close' });
      later('showDue', Math.max(0, showDelay() - prepareDelay));
      return !!made;
    },
    frame: () => current?.frame ?? null,
    point(frame, is) {
      if (current?.frame !== frame) return false;
      // If the card has the pointer, the sub-frame's message that it left is out of date.
      if (is !== 'leave' || !current.isIn) step({ is });
      return true;
    },
  };
}
