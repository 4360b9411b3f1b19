/**
 * Where a visit to a mark stands; what arrives late for another visit changes nothing. `preparing`: the card is being
 * made; `due` when the delay is over, `ready` when the card is. `leaving`: the card is still shown; `next` is the visit to
 * a mark that the pointer came to meanwhile.
 */
export type CardState<Visit> =
  | { at: 'idle' }
  | { at: 'dwelling'; visit: Visit }
  | { at: 'preparing'; visit: Visit; due: boolean; ready: boolean }
  | { at: 'shown'; visit: Visit }
  | { at: 'leaving'; visit: Visit; next: Visit | null };

export type CardEvent<Visit> =
  /** The pointer came to a mark. */
  | { is: 'enter'; visit: Visit }
  /** It left the mark, and the card's safe ground. */
  | { is: 'leave' }
  /** It is in the card, or on the way between mark and card. */
  | { is: 'stay' }
  /** A card was opened without hovering here; `due`: it shows as soon as it is ready. */
  | { is: 'open'; visit: Visit; due: boolean }
  /** Closed for good: Esc, scrolling, another page, no answer. */
  | { is: 'close' }
  /** The card was pinned: it stays, and no longer belongs to the hover. */
  | { is: 'pin' }
  | Progress<Visit>;

/** What happens in one visit: the pointer still travels over the mark, a delay is over, the card is ready. */
type Progress<Visit> = { is: 'travel' | 'prepareDue' | 'showDue' | 'ready' | 'leaveDue'; visit: Visit };

/** What the controller has to do; `startDwell` and `remove` stop the timers that run. */
export type CardAction = 'startDwell' | 'prepare' | 'show' | 'startLeave' | 'stopTimers' | 'remove';

export type CardStep<Visit> = { state: CardState<Visit>; actions: CardAction[] };

/** The next state and what to do about it. Pure; `tests/unit/card/card-state.test.ts` draws it. */
export function stepCard<Visit>(state: CardState<Visit>, event: CardEvent<Visit>): CardStep<Visit> {
  switch (event.is) {
    case 'enter':
      return enter(state, event.visit);
    case 'open':
      return to({ at: 'preparing', visit: event.visit, due: event.due, ready: false }, 'remove');
    case 'leave':
      if (state.at === 'shown') return to({ ...state, at: 'leaving', next: null }, 'startLeave');
      if (state.at === 'leaving') return to({ ...state, next: null });
      return state.at === 'idle' ? to(state) : to({ at: 'idle' }, 'remove');
    case 'stay':
      return state.at === 'leaving' ? to({ at: 'shown', visit: state.visit }, 'stopTimers') : to(state);
    case 'close':
      return state.at === 'idle' ? to(state) : to({ at: 'idle' }, 'remove');
    case 'pin':
      return state.at === 'shown' || state.at === 'leaving' ? to({ at: 'idle' }, 'stopTimers') : to(state);
    default:
      return progress(state, event);
  }
}

function enter<Visit>(state: CardState<Visit>, visit: Visit): CardStep<Visit> {
  const isSame = state.at !== 'idle' && state.visit === visit;
  switch (state.at) {
    case 'shown':
      return isSame ? to(state) : to({ ...state, at: 'leaving', next: visit }, 'startLeave');
    case 'leaving':
      return isSame ? to({ at: 'shown', visit }, 'stopTimers') : to({ ...state, next: visit });
    default:
      return isSame ? to(state) : to({ at: 'dwelling', visit }, 'remove', 'startDwell');
  }
}

function progress<Visit>(state: CardState<Visit>, { is, visit }: Progress<Visit>): CardStep<Visit> {
  if (state.at === 'idle' || state.visit !== visit) return to(state);
  if (state.at === 'dwelling') {
    if (is === 'travel') return to(state, 'startDwell');
    if (is === 'prepareDue') return to({ at: 'preparing', visit, due: false, ready: false }, 'prepare');
  } else if (state.at === 'preparing') {
    const due = state.due || is === 'showDue';
    const ready = state.ready || is === 'ready';
    return due && ready ? to({ at: 'shown', visit }, 'show') : to({ ...state, due, ready });
  } else if (state.at === 'leaving' && is === 'leaveDue') {
    if (state.next === null) return to({ at: 'idle' }, 'remove');
    return to({ at: 'dwelling', visit: state.next }, 'remove', 'startDwell');
  }
  return to(state);
}

function to<Visit>(state: CardState<Visit>, ...actions: CardAction[]): CardStep<Visit> {
  return { state, actions };
}
