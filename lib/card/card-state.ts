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

type Up<Visit> = Extract<CardState<Visit>, { at: 'shown' | 'leaving' }>;

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

/** What the controller has to do: `dwell` takes away what there is and starts the delays anew, `stay` stops those that run. */
export type CardAction = 'dwell' | 'prepare' | 'show' | 'startLeave' | 'stay' | 'remove';

/** The next state, and what to do about it. */
export type CardStep<Visit> = [state: CardState<Visit>, action?: CardAction];

/** The next state and what to do about it. Pure; `tests/unit/card/card-state.test.ts` draws it. */
export function stepCard<Visit>(state: CardState<Visit>, event: CardEvent<Visit>): CardStep<Visit> {
  const isUp = state.at === 'shown' || state.at === 'leaving';
  switch (event.is) {
    case 'enter':
      return enter(state, event.visit);
    case 'open':
      return [{ at: 'preparing', visit: event.visit, due: event.due, ready: false }, 'remove'];
    case 'leave':
      if (isUp) return leave(state, null);
      return [{ at: 'idle' }, 'remove'];
    case 'stay':
      return state.at === 'leaving' ? [{ at: 'shown', visit: state.visit }, 'stay'] : [state];
    case 'close':
      return [{ at: 'idle' }, 'remove'];
    case 'pin':
      return isUp ? [{ at: 'idle' }, 'stay'] : [state];
    default:
      return progress(state, event);
  }
}

function enter<Visit>(state: CardState<Visit>, visit: Visit): CardStep<Visit> {
  if (state.at !== 'idle' && state.visit === visit) return stepCard(state, { is: 'stay' });
  if (state.at === 'shown' || state.at === 'leaving') return leave(state, visit);
  return [{ at: 'dwelling', visit }, 'dwell'];
}

/** Leaves the mark, for another one or for none; the delay goes on where it runs. */
function leave<Visit>({ at, visit }: Up<Visit>, next: Visit | null): CardStep<Visit> {
  const state = { at: 'leaving', visit, next } as const;
  return at === 'shown' ? [state, 'startLeave'] : [state];
}

function progress<Visit>(state: CardState<Visit>, { is, visit }: Progress<Visit>): CardStep<Visit> {
  if (state.at === 'idle' || state.visit !== visit) return [state];
  if (state.at === 'dwelling') {
    if (is === 'travel') return [state, 'dwell'];
    if (is === 'prepareDue') return [{ at: 'preparing', visit, due: false, ready: false }, 'prepare'];
  } else if (state.at === 'preparing') {
    const due = state.due || is === 'showDue';
    const ready = state.ready || is === 'ready';
    return due && ready ? [{ at: 'shown', visit }, 'show'] : [{ ...state, due, ready }];
  } else if (state.at === 'leaving' && is === 'leaveDue') {
    if (state.next === null) return [{ at: 'idle' }, 'remove'];
    return [{ at: 'dwelling', visit: state.next }, 'dwell'];
  }
  return [state];
}
