import type { Point } from '../../model/page/card.ts';
import type { Match } from '../mark/match-ledger.ts';
import type { CardAction, CardEvent, CardPhase } from './card-phases.ts';
import { stepCard } from './card-phases.ts';

/** The time that the pointer or the keyboard stays on a mark. `match` is missing if the card was opened in another way. */
export type Visit = { match?: Match | undefined; point: Point };

/** The visit that is under way, and its delays. */
type Visits = {
  /** Whether no visit is under way. */
  isIdle(): boolean;
  /** Returns the visit that is under way if it is in this phase, otherwise null. */
  visitIn(at: 'dwelling' | 'preparing'): Visit | null;
  step(event: CardEvent<Visit>): void;
  /** Steps after a delay (ms), if it is not stopped before. */
  later(is: 'prepareDue' | 'showDue' | 'leaveDue', delay: number): void;
  stopDelays(): void;
  /** Returns the visit that continues at a match, otherwise a new one. */
  visitTo(match: Match, point: Point): Visit;
};

/** Creates what runs `stepCard`, with its timers. After each step, `act` receives what to do, or nothing. */
export function createVisits(act: (action?: CardAction) => void): Visits {
  let phase: CardPhase<Visit> = { at: 'idle' };
  let timers: ReturnType<typeof setTimeout>[] = [];

  function step(event: CardEvent<Visit>): void {
    const [next, action] = stepCard(phase, event);
    phase = next;
    act(action);
  }

  return {
    isIdle: () => phase.at === 'idle',
    visitIn: (at) => (phase.at === at ? phase.visit : null),
    step,
    later(is, delay) {
      if (phase.at === 'idle') return;
      const { visit } = phase;
      timers.push(setTimeout(() => step({ is, visit }), delay));
    },
    stopDelays() {
      timers.forEach(clearTimeout);
      timers = [];
    },
    visitTo(match, point) {
      if (phase.at !== 'idle' && phase.visit.match === match) return phase.visit;
      if (phase.at === 'leaving' && phase.next?.match === match) return phase.next;
      return { match, point };
    },
  };
}
