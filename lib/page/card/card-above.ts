import type { Point } from '../../model/page/card.ts';
import type { Box } from '../dom/view.ts';
import type { Match } from '../mark/match-ledger.ts';
import type { Visit } from './card-visits.ts';
import { isOnTheWay } from './placement.ts';

/** Tells the top frame what the pointer does here. Returns whether the card is still open. */
export type TellAbove = (is: 'stay' | 'leave' | 'close') => Promise<boolean>;

/**
 * The card that the top frame shows for a match in this sub-frame. The background passes on what is told: frames never
 * talk to each other, as their pages could listen or answer.
 */
export type CardAbove = ReturnType<typeof createCardAbove>;

export function createCardAbove(tell: TellAbove) {
  /** `isSafe` is null while the pointer is outside this frame: where it comes back, it has left the card. */
  let up: { visit: Visit; box: Box; isSafe: boolean | null } | null = null;

  function leave(point: Point | null): void {
    if (!up) return;
    const isSafe = point && isOnTheWay(point, up.visit.number, up.box);
    if (isSafe === up.isSafe) return;
    up.isSafe = isSafe;
    void tell(isSafe ? 'stay' : 'leave');
  }

  return {
    /** The card is being made at this place, relative to this frame's viewport. */
    shown(visit: Visit, box: Box) {
      up = { visit, box, isSafe: true };
    },
    /** Returns the visit of the card that was shown last, unless that is known to be closed. */
    watched: (): Visit | null => up?.visit ?? null,
    /** The pointer came to a match. Calls `otherwise` if the card is not open, or is another match's. */
    enter(match: Match, otherwise: () => void) {
      const asked = up;
      if (asked?.visit.match !== match) {
        leave(null);
        return otherwise();
      }
      asked.isSafe = true;
      void tell('stay').then((isUp) => {
        // The card was closed, for example by Esc; the pointer may have left meanwhile.
        if (isUp || up !== asked) return;
        up = null;
        if (asked.isSafe) otherwise();
      });
    },
    leave,
    close() {
      if (up) void tell('close');
      up = null;
    },
  };
}
