/**
 * Where a visit to a mark stands. `visit` numbers the visits; what arrives late for another visit changes nothing.
 * `preparing`: the card is being made; `due` when the delay is over, `ready` when the card is. `leaving`: the card is
 * still shown; `next` is a mark that the pointer came to meanwhile.
 */
export type CardState =
  | { at: 'idle' }
  | { at: 'dwelling'; visit: number }
  | { at: 'preparing'; visit: number; due: boolean; ready: boolean }
  | { at: 'shown'; visit: number }
  | { at: 'leaving'; visit: number; next: number | null };

export type CardEvent =
  /** The pointer came to a mark. */
  | { is: 'enter'; visit: number }
  /** It still travels over the mark. */
  | { is: 'travel'; visit: number }
  /** It left the mark, and the card's safe ground. */
  | { is: 'leave' }
  /** It is in the card, or on the way between mark and card. */
  | { is: 'stay' }
  | { is: 'prepareDue'; visit: number }
  | { is: 'showDue'; visit: number }
  | { is: 'ready'; visit: number }
  | { is: 'leaveDue'; visit: number }
  /** A card was opened without hovering. */
  | { is: 'open'; visit: number }
  /** Closed for good: Esc, scrolling, another page, no answer. */
  | { is: 'close' }
  /** The card was pinned: it stays, and no longer belongs to the hover. */
  | { is: 'pin' };

/** What the controller has to do. */
export type CardAction = 'startDwell' | 'prepare' | 'show' | 'startLeave' | 'stopLeave' | 'stopTimers' | 'remove';

export type CardStep = { state: CardState; actions: CardAction[] };

const idle: CardState = { at: 'idle' };

/** The next state and what to do about it. Pure; `tests/unit/card/card-state.test.ts` draws it. */
export function stepCard(state: CardState, event: CardEvent): CardStep {
  switch (event.is) {
    case 'enter':
      return enter(state, event.visit);
    case 'travel':
      return state.at === 'dwelling' && state.visit === event.visit ? to(state, 'startDwell') : to(state);
    case 'leave':
      return leave(state);
    case 'stay':
      return state.at === 'leaving' ? to({ at: 'shown', visit: state.visit }, 'stopLeave') : to(state);
    case 'prepareDue':
      if (state.at !== 'dwelling' || state.visit !== event.visit) return to(state);
      return to({ at: 'preparing', visit: state.visit, due: false, ready: false }, 'prepare');
    case 'showDue':
      return state.at === 'preparing' && state.visit === event.visit ? prepared({ ...state, due: true }) : to(state);
    case 'ready':
      return state.at === 'preparing' && state.visit === event.visit ? prepared({ ...state, ready: true }) : to(state);
    case 'leaveDue':
      if (state.at !== 'leaving' || state.visit !== event.visit) return to(state);
      if (state.next === null) return to(idle, 'stopTimers', 'remove');
      return to({ at: 'dwelling', visit: state.next }, 'stopTimers', 'remove', 'startDwell');
    case 'open':
      return to({ at: 'preparing', visit: event.visit, due: true, ready: false }, 'stopTimers', 'remove');
    case 'close':
      return state.at === 'idle' ? to(state) : to(idle, 'stopTimers', 'remove');
    case 'pin':
      return state.at === 'shown' || state.at === 'leaving' ? to(idle, 'stopTimers') : to(state);
  }
}

type Preparing = Extract<CardState, { at: 'preparing' }>;

function prepared(state: Preparing): CardStep {
  return state.due && state.ready ? to({ at: 'shown', visit: state.visit }, 'show') : to(state);
}

function enter(state: CardState, visit: number): CardStep {
  switch (state.at) {
    case 'idle':
      return to({ at: 'dwelling', visit }, 'startDwell');
    case 'dwelling':
    case 'preparing':
      if (state.visit === visit) return to(state);
      return to({ at: 'dwelling', visit }, 'stopTimers', 'remove', 'startDwell');
    case 'shown':
      if (state.visit === visit) return to(state);
      return to({ at: 'leaving', visit: state.visit, next: visit }, 'startLeave');
    case 'leaving':
      if (state.visit === visit) return to({ at: 'shown', visit }, 'stopLeave');
      return to({ ...state, next: visit });
  }
}

function leave(state: CardState): CardStep {
  switch (state.at) {
    case 'idle':
      return to(state);
    case 'dwelling':
    case 'preparing':
      return to(idle, 'stopTimers', 'remove');
    case 'shown':
      return to({ at: 'leaving', visit: state.visit, next: null }, 'startLeave');
    case 'leaving':
      return to({ ...state, next: null });
  }
}

function to(state: CardState, ...actions: CardAction[]): CardStep {
  return { state, actions };
}
