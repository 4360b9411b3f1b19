import type { Point } from '../../model/page/card.ts';
import { entryKey } from '../../model/subject.ts';
import { hasMiddle } from '../dom/measure.ts';
import type { Box } from '../dom/view.ts';
import type { Match } from '../mark/match-ledger.ts';
import { matchBoxNear } from '../mark/match-place.ts';
import type { CardAction, CardEvent, CardPhase } from './card-phases.ts';
import { stepCard } from './card-phases.ts';
import type { PageCard } from './page-card.ts';

/**
 * The time that the pointer or the keyboard stays on a number: the same subject in the same rectangle, whatever node has
 * it. `match` is missing if the card was opened in another way.
 */
export type Visit = {
  match?: Match | undefined;
  point: Point;
  /** The rectangle of the number in the viewport. */
  number: Box;
  /** The number was written anew since the visit began. */
  isRewritten?: boolean;
  /** Its card, from when that is made until it is pinned: then it belongs to no visit. */
  card?: PageCard | null;
};

/**
 * Creates what runs `stepCard`, with its timers. After each step, `act` receives what to do, or nothing, and the visit that
 * was under way before it.
 */
export function createVisits(act: (action: CardAction | undefined, before: Visit | null) => void) {
  let phase: CardPhase<Visit> = { at: 'idle' };
  let timers: ReturnType<typeof setTimeout>[] = [];

  function step(event: CardEvent<Visit>): void {
    const before = underWay();
    const [next, action] = stepCard(phase, event);
    phase = next;
    act(action, before);
  }

  /** Returns the visit that is under way, otherwise null. */
  function underWay(): Visit | null {
    return phase.at === 'idle' ? null : phase.visit;
  }

  return {
    underWay,
    /** Returns the visit that is under way if it is in this phase, otherwise null. */
    visitIn: (at: 'dwelling' | 'preparing'): Visit | null => (phase.at === at ? phase.visit : null),
    step,
    /** Steps after a delay (ms), if it is not stopped before. */
    later(is: 'prepareDue' | 'showDue' | 'leaveDue', delay: number) {
      const visit = underWay();
      if (visit) timers.push(setTimeout(() => step({ is, visit }), delay));
    },
    stopDelays() {
      timers.forEach(clearTimeout);
      timers = [];
    },
    /** Returns the visit that continues at a match, otherwise a new one. */
    visitTo(match: Match, point: Point): Visit {
      const number = matchBoxNear(match, point) ?? { left: point.x, top: point.y, width: 0, height: 0 };
      const underWay = phase.at === 'idle' ? [] : [phase.visit, phase.at === 'leaving' ? phase.next : null];
      const visit = underWay.find((each) => each && isOf(each, match, number));
      if (!visit) return { match, point, number };
      if (visit.match !== match) Object.assign(visit, { match, isRewritten: true });
      return visit;
    },
  };
}

/** Whether a visit is one to this match, or to the same subject in its rectangle. */
function isOf({ match: before, number: place }: Visit, match: Match, number: Box): boolean {
  if (!before || before === match) return before === match;
  return entryKey(before.subject) === entryKey(match.subject) && hasMiddle(place, number);
}
