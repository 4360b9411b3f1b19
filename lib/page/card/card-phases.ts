import type { CardSettings } from '../../model/settings/settings.ts';

/**
 * The phase of a visit to a mark; late events of another visit change nothing. `preparing`: the card is being made;
 * `due` if the delay is over, `ready` if the card is. `leaving`: the card is still open; `next` is the visit to a mark
 * that the pointer came to meanwhile.
 */
export type CardPhase<Visit> =
  | { at: 'idle' }
  | { at: 'dwelling'; visit: Visit }
  | { at: 'preparing'; visit: Visit; due: boolean; ready: boolean }
  | { at: 'shown'; visit: Visit }
  | { at: 'leaving'; visit: Visit; next: Visit | null };

type Up<Visit> = Extract<CardPhase<Visit>, { at: 'shown' | 'leaving' }>;

export type CardEvent<Visit> =
  /** The pointer came to a mark. */
  | { is: 'enter'; visit: Visit }
  /** The pointer left the mark, and the way between mark and card. */
  | { is: 'leave' }
  /** The pointer is in the card, or on the way between mark and card. */
  | { is: 'stay' }
  /** Open a card, not by hovering here, in place of the open one; with `due` it shows as soon as it is ready. */
  | { is: 'open'; visit: Visit; due: boolean }
  /**
   * Close the card at once: Esc, scrolling, a resize or its own button, a frame that does not answer, a page that
   * touches its host, is left or changes its address, a number that is no longer there, or Numlens is turned off or gone.
   */
  | { is: 'close' }
  /**
   * The card was pinned: it stays through scrolling, a resize and presses elsewhere, and no longer belongs to the visit.
   */
  | { is: 'pin' }
  | Progress<Visit>;

/** What happens in one visit: the pointer still moves over the mark, a delay is over, the card is ready. */
type Progress<Visit> = { is: 'travel' | 'prepareDue' | 'showDue' | 'ready' | 'leaveDue'; visit: Visit };

/** What the controller must do: `dwell` removes the card and restarts the delays, `stay` stops the delays. */
export type CardAction = 'dwell' | 'prepare' | 'show' | 'startLeave' | 'stay' | 'removeCard';

/** The next phase, and what the controller must do. */
export type CardStep<Visit> = [state: CardPhase<Visit>, action?: CardAction];

const over: CardStep<never> = [{ at: 'idle' }, 'removeCard'];

/** Returns the next phase and what to do. Pure; `tests/unit/page/card/card-phases.test.ts` draws it. */
export function stepCard<Visit>(state: CardPhase<Visit>, event: CardEvent<Visit>): CardStep<Visit> {
  switch (event.is) {
    case 'enter':
      return enter(state, event.visit);
    case 'open':
      return [{ at: 'preparing', visit: event.visit, due: event.due, ready: false }, 'removeCard'];
    case 'leave':
      return isUp(state) ? leave(state, null) : over;
    case 'stay':
      return state.at === 'leaving' ? [{ at: 'shown', visit: state.visit }, 'stay'] : [state];
    case 'close':
      return over;
    case 'pin':
      return isUp(state) ? [{ at: 'idle' }, 'stay'] : [state];
    default:
      return progress(state, event);
  }
}

/** Whether a card is open. */
function isUp<Visit>(state: CardPhase<Visit>): state is Up<Visit> {
  return state.at === 'shown' || state.at === 'leaving';
}

function enter<Visit>(state: CardPhase<Visit>, visit: Visit): CardStep<Visit> {
  if (state.at !== 'idle' && state.visit === visit) return stepCard(state, { is: 'stay' });
  if (isUp(state)) return leave(state, visit);
  return [{ at: 'dwelling', visit }, 'dwell'];
}

/** Leaves the mark, for another one or for none. A delay that runs continues. */
function leave<Visit>({ at, visit }: Up<Visit>, next: Visit | null): CardStep<Visit> {
  const state = { at: 'leaving', visit, next } as const;
  return at === 'shown' ? [state, 'startLeave'] : [state];
}

function progress<Visit>(state: CardPhase<Visit>, { is, visit }: Progress<Visit>): CardStep<Visit> {
  if (state.at === 'idle' || state.visit !== visit) return [state];
  if (state.at === 'dwelling') {
    if (is === 'travel') return [state, 'dwell'];
    if (is === 'prepareDue') return [{ at: 'preparing', visit, due: false, ready: false }, 'prepare'];
  } else if (state.at === 'preparing') {
    const due = state.due || is === 'showDue';
    const ready = state.ready || is === 'ready';
    return due && ready ? [{ at: 'shown', visit }, 'show'] : [{ ...state, due, ready }];
  } else if (state.at === 'leaving' && is === 'leaveDue') {
    return state.next ? [{ at: 'dwelling', visit: state.next }, 'dwell'] : over;
  }
  return [state];
}

/** A card is made once the pointer has rested this long on a mark (ms), as most pointers just pass. */
export const prepareDelay = 150;

/**
 * The settings until the background has sent the user's. The card shows late enough not to open by accident and to be
 * complete, and stays long enough for the pointer to come back.
 */
export const usualCards: CardSettings = {
  openCard: 'hover',
  openKey: 'Shift',
  cardDelays: { show: 450, close: 300 },
};

/** Whether an event over a mark opens its card: a move, a move with the key held, the key itself, or a click. */
export function opensCard({ openCard, openKey }: CardSettings, event: MouseEvent | KeyboardEvent): boolean {
  if (openCard === 'click') return event.type === 'click';
  const isMove = event.type === 'pointermove';
  if (openCard === 'hover') return isMove;
  return isMove ? event.getModifierState(openKey) : 'key' in event && event.key === openKey;
}
