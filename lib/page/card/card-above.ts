import type { Box } from '../dom/view.ts';
import type { Match } from '../mark/match-ledger.ts';
import type { Point } from '../point/pointer.ts';
import { isOnTheWay } from './placement.ts';

/** Tells the top frame what the pointer does here; gives whether there still is a card for it. */
export type TellAbove = (is: 'stay' | 'leave' | 'close') => Promise<boolean>;

/** The card that the top frame shows for a match of this sub-frame. */
export type CardAbove = {
  /** It is being made: for this number, there; both by this frame's viewport. */
  shown(match: Match, number: Box, box: Box): void;
  /** The pointer came to a match; `otherwise` is called where the card is not up, or not this one's. */
  enter(match: Match, otherwise: () => void): void;
  leave(point: Point | null): void;
  close(): void;
};

export function createCardAbove(tell: TellAbove): CardAbove {
  let up: { match: Match; number: Box; box: Box; isSafe: boolean } | null = null;

  function leave(point: Point | null): void {
    if (!up) return;
    const isSafe = !!point && isOnTheWay(point, up.number, up.box);
    if (isSafe === up.isSafe) return;
    up.isSafe = isSafe;
    void tell(isSafe ? 'stay' : 'leave');
  }

  return {
    shown(match, number, box) {
      up = { match, number, box, isSafe: true };
    },
    enter(match, otherwise) {
      const asked = up;
      if (asked?.match !== match) {
        leave(null);
        return otherwise();
      }
      asked.isSafe = true;
      void tell('stay').then((isUp) => {
        // It was closed by Esc, say; the pointer may have left meanwhile.
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
