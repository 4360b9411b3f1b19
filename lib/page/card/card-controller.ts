import type { Point } from '../../model/page/card.ts';
import { hasMiddle } from '../dom/measure.ts';
import { atEnd, listen } from '../dom/page-life.ts';
import type { Box } from '../dom/view.ts';
import type { Match } from '../mark/match-ledger.ts';
import { matchBoxNear } from '../mark/match-place.ts';
import { askForCard } from './ask-for-card.ts';
import type { TellAbove } from './card-above.ts';
import { createCardAbove } from './card-above.ts';
import type { HostEvent } from './card-host.ts';
import type { CardAction, CardEvent } from './card-phases.ts';
import { prepareDelay } from './card-phases.ts';
import type { CardDeps, Made, Opening } from './card-types.ts';
import type { Visit } from './card-visits.ts';
import { createVisits } from './card-visits.ts';
import { createFights } from './fights.ts';
import { createFocusKeeper, listenForEscape } from './focus-keeper.ts';
import { watchNumber } from './number-watch.ts';
import type { PageCard } from './page-card.ts';
import { isLeft, pointerSays } from './page-card.ts';
import { isOnTheWay } from './placement.ts';

/** Most pinned cards; one more closes the oldest. */
const mostPinned = 3;

type Making = Partial<Opening> & { visit: Visit; isStill?: boolean };

export type CardController = ReturnType<typeof createCardController>;

/**
 * Creates what opens and closes cards, as the visits to marks demand. When the signal aborts, all cards are closed. What to
 * do is decided in `stepCard`; here it is done.
 */
export function createCardController(deps: CardDeps, signal: AbortSignal) {
  const above = createCardAbove(deps.tellAbove);
  const focus = createFocusKeeper();
  const visits = createVisits((action, before) => {
    if (action) actions[action](before?.card ?? null);
    giveFocusBack();
  });
  const current = (): PageCard | null => visits.underWay()?.card ?? null;
  const numberWatch = watchNumber({
    watched: () => current()?.visit ?? above.watched(),
    survey: deps.survey,
    gone: close,
  });
  const isOver = (visit: Visit): boolean => signal.aborted || visits.visitIn('preparing') !== visit;
  const countFight = createFights(() => {
    isLost = true;
    deps.lost();
  });
  /** The pinned cards, in the order in which they were pinned. */
  let pinned: readonly PageCard[] = [];
  /** The page removes cards again and again. */
  let isLost = false;
  /** A card scrolls the page to another place of its number. */
  let isWalking = false;

  /** What each action does; `card` is that of the visit before it. */
  const actions: Record<CardAction, (card: PageCard | null) => void> = {
    dwell(card) {
      actions.removeCard(card);
      const show = showDelay();
      visits.later('prepareDue', Math.min(show, prepareDelay));
      visits.later('showDue', show);
    },
    prepare: () => void prepare(),
    show() {
      numberWatch.look();
      const card = current();
      // guard rewritten-before-shown
      if (card?.isStill && card.visit.isRewritten) beginAgain(card.visit);
      else card?.host.show(card.by === 'key' && focus.keep());
    },
    startLeave: () => visits.later('leaveDue', deps.settings().cardDelays.close),
    stay: visits.stopDelays,
    removeCard(card) {
      visits.stopDelays();
      if (card) remove(card);
    },
  };

  /** Begins a visit again: its card was prepared for a number that stood still, which was written anew since. */
  function beginAgain(visit: Visit): void {
    step({ is: 'close' });
    step({ is: 'enter', visit: { ...visit, card: null } });
  }

  /** Returns the delay before a card shows (ms). A key or a click needs none. */
  function showDelay(): number {
    const { openCard, cardDelays } = deps.settings();
    return openCard === 'hover' ? cardDelays.show : 0;
  }

  function step(event: CardEvent<Visit>): void {
    if ((event.is === 'leave' || event.is === 'enter') && current()?.isHeld) return;
    visits.step(event);
  }

  async function prepare(): Promise<void> {
    const visit = visits.visitIn('preparing');
    if (!visit) return;
    const asked = await askForCard(visit, { deps, above, numberWatch, isOver });
    if (isOver(visit)) return;
    const isMade = asked && make(asked.card, asked.number, { visit, isStill: asked.isStill });
    if (!isMade) step({ is: 'close' });
  }

  /** Makes a card with its hidden frame. Returns whether it could: there may be no room for it, or no host. */
  function make({ token, box }: Made, number: Box, { visit, ...opening }: Making): boolean {
    if (!box) return false;
    const onEvent = (said: HostEvent): void => {
      if (card) hear(card, said);
    };
    const host = deps.makeHost({ page: deps.page, token, box, onEvent });
    const unentered = !!opening.by && opening.by !== 'frame';
    const card: PageCard | null = host && { ...opening, visit, host, unentered };
    Object.assign(visit, { number, card });
    numberWatch.look();
    return !!card;
  }

  function hear(card: PageCard, said: HostEvent): void {
    const { visit, host } = card;
    switch (said.say) {
      case 'ready':
        if (card === current()) step({ is: 'ready', visit });
        break;
      case 'pin':
        pin(card, said.pinned);
        break;
      case 'move':
        if (card.pinned) host.move(said.x, said.y);
        break;
      case 'grow':
        host.grow(said.height, visit.number);
        break;
      case 'walk':
        walk(card, said.by);
        break;
      case 'fought':
        countFight();
        closeCard(card);
        break;
      case 'close':
      case 'failed':
        closeCard(card);
        break;
      default: {
        const is = pointerSays(card, said);
        if (is && card === current()) step({ is });
        else if (is === 'leave' && !card.pinned && !card.isHeld) closeCard(card);
      }
    }
  }

  /** Scrolls to another place of the card's number. The card stays open while the page scrolls below it. */
  function walk({ visit, host }: PageCard, by: 1 | -1): void {
    if (!visit.match) return;
    isWalking = true;
    const next = deps.walkSame(visit.match, by, host.box);
    // The scroll event comes before the next frame is drawn.
    requestAnimationFrame(() => {
      isWalking = false;
    });
    if (!next) return;
    visit.match = next;
    visit.number = matchBoxNear(next, visit.point) ?? visit.number;
  }

  function pin(card: PageCard, on: boolean): void {
    card.pinned = on;
    if (!on || card !== current()) return;
    card.visit.card = null;
    pinned = [...pinned, card];
    if (pinned[mostPinned] && pinned[0]) closeCard(pinned[0]);
    step({ is: 'pin' });
  }

  function remove(card: PageCard): void {
    pinned = pinned.filter((each) => each !== card);
    focus.beforeRemoval();
    card.host.close();
    card.closed?.();
  }

  function closeCard(card: PageCard): void {
    if (card === current()) return void step({ is: 'close' });
    remove(card);
    giveFocusBack();
  }

  /** Gives the focus back if no card is open or being made. A pinned card keeps the focus. */
  function giveFocusBack(): void {
    if (!visits.underWay()) focus.giveBack();
  }

  /** Closes the card that was opened last, of those that the user sees. Returns whether there was one. */
  function closeLast(): boolean {
    const card = [...pinned, current()].findLast((each) => each?.host.isVisible());
    if (card) closeCard(card);
    return !!card;
  }

  /** Whether the pointer, which is on no match, has not left the visit: it may be on the way to the card. */
  function isSafe(point: Point, card: PageCard | null): boolean {
    if (card) return isLeft(card, point) || isOnTheWay(point, card.visit.number, card.host.box);
    const visit = visits.visitIn('dwelling') ?? visits.visitIn('preparing');
    const at: Box = { left: point.x, top: point.y, width: 0, height: 0 };
    return !!visit && hasMiddle(visit.number, at) && numberWatch.isMissing(visit);
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
    const card = current();
    if (card?.unentered) step({ is: 'close' });
    else if (card) card.isHeld = false;
  };
  listen('pointerdown', pressElsewhere, signal);
  const closeAndFitPinned = (): void => {
    close();
    for (const { host } of pinned) host.move(0, 0);
  };
  listen('resize', closeAndFitPinned, signal);
  return {
    enter(match: Match, point: Point) {
      if (isLost && deps.settings().openCard === 'hover') return; // guard lost-fight
      numberWatch.look();
      if (!current()?.unentered) above.enter(match, () => step({ is: 'enter', visit: visits.visitTo(match, point) }));
    },
    /** The pointer still moves over the match that it entered last. */
    travel() {
      const visit = visits.visitIn('dwelling');
      if (visit) step({ is: 'travel', visit });
    },
    /** The pointer is on no match: at `point`, or outside the page. */
    leave(point: Point | null) {
      above.leave(point);
      const card = current();
      if (!card?.unentered) step({ is: point && isSafe(point, card) ? 'stay' : 'leave' });
    },
    /** The page changes: the card that is not pinned closes if its number is no longer there. */
    stirred: numberWatch.lookSoon,
    /** Closes the card that is not pinned. */
    close() {
      // The page's scrolling closes cards, but not the card that scrolls it.
      if (!isWalking) close();
    },
    /** Closes every card: the page has changed. */
    closeAll,
    /** Opens a prepared card for a number's rectangle. Returns whether it could. */
    open(card: Made, number: Box, opening: Opening): boolean {
      if (opening.by === 'frame' && (isLost || current()?.isHeld)) return false;
      const visit = { match: opening.match, point: { x: number.left, y: number.top }, number };
      step({ is: 'open', visit, due: opening.by !== 'frame' });
      const isMade = make(card, number, { ...opening, visit });
      if (!isMade) step({ is: 'close' });
      visits.later('showDue', Math.max(0, showDelay() - prepareDelay));
      return isMade;
    },
    /** Returns the sub-frame that opened the card; null if it was this frame, or if no card is open. */
    frame: (): number | null => current()?.frame ?? null,
    /** The pointer does this in the sub-frame that opened the card. Returns false if that card is closed. */
    point(frame: number, is: Parameters<TellAbove>[0]): boolean {
      const card = current();
      if (card?.frame !== frame) return false;
      // If the card has the pointer, the sub-frame's message that it left is out of date.
      if (is !== 'leave' || !card.isIn) step({ is });
      return true;
    },
  };
}
