import type { CardSettings } from '../../model/settings/settings.ts';
import { pageTime } from '../dom/page-life.ts';

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
  /** Closed for good: docs/ARCHITECTURE.md lists the reasons. */
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

const over: CardStep<never> = [{ at: 'idle' }, 'remove'];

/** The next state and what to do about it. Pure; `tests/unit/page/card/card-state.test.ts` draws it. */
export function stepCard<Visit>(state: CardState<Visit>, event: CardEvent<Visit>): CardStep<Visit> {
  const isUp = state.at === 'shown' || state.at === 'leaving';
  switch (event.is) {
    case 'enter':
      return enter(state, event.visit);
    case 'open':
      return [{ at: 'preparing', visit: event.visit, due: event.due, ready: false }, 'remove'];
    case 'leave':
      return isUp ? leave(state, null) : over;
    case 'stay':
      return state.at === 'leaving' ? [{ at: 'shown', visit: state.visit }, 'stay'] : [state];
    case 'close':
      return over;
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
    return state.next ? [{ at: 'dwelling', visit: state.next }, 'dwell'] : over;
  }
  return [state];
}

/** How long things take on the way to a card and away from it, ms (conventions of hover cards; DESIGN, "When"). */
export const delays = {
  /** The pointer rests on a mark: made only now, as most pointers just pass. */
  prepare: 150,
  /**
   * A loaded frame that has not said that it is ready by then never will (sandboxed pages). It is unseen until then, so
   * patience costs nothing (docs/decisions/0002-patience-with-a-slow-frame.md).
   */
  ready: 5_000,
  /** A frame that has not even loaded by then is given up. */
  load: 10_000,
} as const;

/**
 * What holds until the background has told the person's settings: the card shows late enough not to open by accident and
 * to be complete, and stays long enough to come back from a slip.
 */
export const usualCards: CardSettings = {
  openCard: 'hover',
  openKey: 'Shift',
  cardDelays: { show: 450, close: 300 },
};

/** A page that took so many cards away within this time, ms, fights them. */
const most = 3;
const time = 60_000;

/** Counts the cards that a page takes away (SECURITY R32): to be called with each; `lost` is called with the one that is too many. */
export function createFights(lost: () => void): () => void {
  let times: number[] = [];
  return () => {
    const now = pageTime();
    times = [...times, now].filter((at) => now - at < time);
    if (times.length === most) lost();
  };
}

/** Whether an event over a mark asks for its card: a move, a move with the key held, the key itself, or a click. */
export function opensCard({ openCard, openKey }: CardSettings, event: MouseEvent | KeyboardEvent): boolean {
  if (openCard === 'click') return event.type === 'click';
  const isMove = event.type === 'pointermove';
  if (openCard === 'hover') return isMove;
  return isMove ? event.getModifierState(openKey) : 'key' in event && event.key === openKey;
}
