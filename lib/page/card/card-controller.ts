import type { Point } from '../../model/page/card.ts';
import { hasMiddle } from '../dom/measure.ts';
import { atEnd, listen } from '../dom/page-life.ts';
import type { Box } from '../dom/view.ts';
import { matchBoxNear } from '../mark/match-place.ts';
import { createCardAbove } from './card-above.ts';
import type { HostEvent } from './card-host.ts';
import type { CardAction, CardEvent } from './card-phases.ts';
import { prepareDelay } from './card-phases.ts';
import type { CardController, CardDeps, Made, Opening } from './card-types.ts';
import type { Visit } from './card-visits.ts';
import { createVisits } from './card-visits.ts';
import { createFights } from './fights.ts';
import { createFocusKeeper, listenForEscape } from './focus-keeper.ts';
import { watchNumber } from './number-watch.ts';
import type { PageCard } from './open-cards.ts';
import { createOpenCards, isLeft } from './open-cards.ts';
import { isOnTheWay, movedWith } from './placement.ts';

/** Creates what opens and closes cards, as the visits to marks demand. When the signal aborts, all cards are closed. */
export function createCardController(deps: CardDeps, signal: AbortSignal): CardController {
  const above = createCardAbove(deps.tellAbove);
  const focus = createFocusKeeper();
  const cards = createOpenCards(focus);
  /** The page removes cards again and again. */
  let isLost = false;
  /** A card scrolls the page to another place of its number. */
  let isWalking = false;
  const countFight = createFights(() => {
    isLost = true;
    deps.lost();
  });
  const numberWatch = watchNumber({
    watched: () => cards.current()?.visit ?? above.watched(),
    survey: deps.survey,
    gone: close,
  });

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
      numberWatch.look();
      const card = cards.current();
      // guard rewritten-before-shown
      if (card?.isStill && card.visit.isRewritten) beginAgain(card.visit);
      else card?.host.show(card.by === 'key' && focus.keep());
    },
    startLeave: () => later('leaveDue', deps.settings().cardDelays.close),
    stay: stopDelays,
    removeCard() {
      stopDelays();
      const card = cards.current();
      if (card) cards.remove(card);
    },
  };

  /** Begins a visit again: its card was prepared for a number that stood still, which was written anew since. */
  function beginAgain(visit: Visit): void {
    step({ is: 'close' });
    step({ is: 'enter', visit: { ...visit } });
  }

  /** Returns the delay before a card shows (ms). A key or a click needs none. */
  function showDelay(): number {
    const { openCard, cardDelays } = deps.settings();
    return openCard === 'hover' ? cardDelays.show : 0;
  }

  function step(event: CardEvent<Visit>): void {
    if ((event.is === 'leave' || event.is === 'enter') && cards.current()?.isHeld) return;
    stepVisit(event);
  }

  /** Gives the focus back if no card is open or being made. A pinned card keeps the focus. */
  function giveFocusBack(): void {
    if (isIdle()) focus.giveBack();
  }

  async function prepare(): Promise<void> {
    const visit = visitIn('preparing');
    if (!visit) return;
    const isOver = (): boolean => signal.aborted || visitIn('preparing') !== visit;
    await deps.ready();
    const before = await numberWatch.find(visit);
    if (isOver()) return;
    if (!before || !visit.match) return step({ is: 'close' });
    visit.number = before;
    const isStill = !visit.isRewritten && deps.stood(visit.match); // guard rewritten-not-still
    const card = await deps.prepare(visit.match, before, isStill);
    const number = await numberWatch.find(visit);
    if (isOver()) {
      // The pointer left meanwhile, which the top frame does not know.
      if (card?.shown) void deps.tellAbove('close');
      return;
    }
    if (card?.shown) {
      above.shown(visit, card.shown);
      numberWatch.look();
    } else if (card && number && make(movedWith(card, before, number), number, { visit, isStill })) return;
    step({ is: 'close' });
  }

  type Making = Partial<Opening> & { visit: Visit; isStill?: boolean };
  /** Makes a card with its hidden frame, as the current one. Returns null if there is no room for it or no host. */
  function make({ token, box }: Made, number: Box, { visit, ...opening }: Making): PageCard | null {
    if (!box) return null;
    const onEvent = (said: HostEvent): void => {
      if (card) hear(card, said, visit);
    };
    const host = deps.makeHost({ page: deps.page, token, box, onEvent });
    const unentered = !!opening.by && opening.by !== 'frame';
    const card: PageCard | null = host && { ...opening, visit, host, unentered };
    visit.number = number;
    cards.begin(card);
    numberWatch.look();
    return card;
  }

  function hear(card: PageCard, said: HostEvent, visit: Visit): void {
    const isCurrent = card === cards.current();
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
        card.host.grow(said.height, visit.number);
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
  function walk(visit: Visit, by: 1 | -1, card: PageCard): void {
    if (!visit.match) return;
    isWalking = true;
    const next = deps.walkSame(visit.match, by, card.host.box);
    // The scroll event comes before the next frame is drawn.
    requestAnimationFrame(() => {
      isWalking = false;
    });
    if (!next) return;
    visit.match = next;
    visit.number = matchBoxNear(next, visit.point) ?? visit.number;
  }

  function pointerLeftCard(card: PageCard): void {
    if (card === cards.current()) step({ is: 'leave' });
    else if (!card.pinned && !card.isHeld) closeCard(card);
  }

  function pin(card: PageCard, on: boolean): void {
    card.pinned = on;
    if (!on || card !== cards.current()) return;
    const oldest = cards.pin(card);
    if (oldest) closeCard(oldest);
    step({ is: 'pin' });
  }

  function closeCard(card: PageCard): void {
    if (card === cards.current()) return void step({ is: 'close' });
    cards.remove(card);
    giveFocusBack();
  }

  /** Closes the card that was opened last, of those that the user sees. Returns whether there was one. */
  function closeLast(): boolean {
    const card = cards.last();
    if (card) closeCard(card);
    return !!card;
  }

  /** Whether the pointer, which is on no match, has not left the visit: it may be on the way to the card. */
  function isSafe(point: Point, card: PageCard | null): boolean {
    if (card) return isLeft(card, point) || isOnTheWay(point, card.visit.number, card.host.box);
    const visit = visitIn('dwelling') ?? visitIn('preparing');
    const at = { left: point.x, top: point.y, width: 0, height: 0 };
    return !!visit && hasMiddle(visit.number, at) && numberWatch.isMissing(visit);
  }

  function close(): void {
    step({ is: 'close' });
    above.close();
  }

  function closeAll(): void {
    close();
    cards.pinned().forEach(closeCard);
  }

  atEnd(signal, closeAll);
  listenForEscape(closeLast, signal);
  // A card that the menu opened stays wherever the pointer goes, so only a press elsewhere closes it. On other cards a press
  // elsewhere ends the selection, which held them open.
  const pressElsewhere = (): void => {
    const card = cards.current();
    if (card?.unentered) step({ is: 'close' });
    else if (card) card.isHeld = false;
  };
  listen('pointerdown', pressElsewhere, signal);
  const closeAndFitPinned = (): void => {
    close();
    for (const { host } of cards.pinned()) host.move(0, 0);
  };
  listen('resize', closeAndFitPinned, signal);
  return {
    enter(match, point) {
      if (isLost && deps.settings().openCard === 'hover') return; // guard lost-fight
      numberWatch.look();
      if (!cards.current()?.unentered) above.enter(match, () => step({ is: 'enter', visit: visitTo(match, point) }));
    },
    travel() {
      const visit = visitIn('dwelling');
      if (visit) step({ is: 'travel', visit });
    },
    leave(point) {
      above.leave(point);
      const card = cards.current();
      if (!card?.unentered) step({ is: point && isSafe(point, card) ? 'stay' : 'leave' });
    },
    stirred: numberWatch.lookSoon,
    close() {
      // The page's scrolling closes cards, but not the card that scrolls it.
      if (!isWalking) close();
    },
    closeAll,
    open(card, number, opening) {
      if (opening.by === 'frame' && (isLost || cards.current()?.isHeld)) return false;
      const visit = { match: opening.match, point: { x: number.left, y: number.top }, number };
      step({ is: 'open', visit, due: opening.by !== 'frame' });
      const made = make(card, number, { ...opening, visit });
      if (!made) step({ is: 'close' });
      later('showDue', Math.max(0, showDelay() - prepareDelay));
      return !!made;
    },
    frame: () => cards.current()?.frame ?? null,
    point(frame, is) {
      const card = cards.current();
      if (card?.frame !== frame) return false;
      // If the card has the pointer, the sub-frame's message that it left is out of date.
      if (is !== 'leave' || !card.isIn) step({ is });
      return true;
    },
  };
}
