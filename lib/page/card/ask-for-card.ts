import type { Box } from '../dom/view.ts';
import type { CardAbove } from './card-above.ts';
import type { CardDeps, Made } from './card-types.ts';
import type { Visit } from './card-visits.ts';
import type { NumberWatch } from './number-watch.ts';
import { movedWith } from './placement.ts';

type Asking = {
  deps: CardDeps;
  above: CardAbove;
  numberWatch: NumberWatch;
  /** Whether a visit no longer prepares its card. */
  isOver(visit: Visit): boolean;
};

/** A card to make, and its number's rectangle. */
type Asked = { card: Made; number: Box; isStill: boolean };

/**
 * Asks the background for a visit's card. Returns null if there is none, if the number is gone, or if the top frame shows
 * the card.
 */
export async function askForCard(visit: Visit, { deps, above, numberWatch, isOver }: Asking): Promise<Asked | null> {
  await deps.ready();
  const before = await numberWatch.find(visit);
  if (isOver(visit) || !before || !visit.match) return null;
  visit.number = before;
  const isStill = !visit.isRewritten && deps.stood(visit.match); // guard rewritten-not-still
  const card = await deps.prepare(visit.match, before, isStill);
  const number = await numberWatch.find(visit);
  if (!card?.shown) return card && number && { card: movedWith(card, before, number), number, isStill };
  if (isOver(visit)) {
    // The pointer left meanwhile, which the top frame does not know.
    void deps.tellAbove('close');
  } else {
    above.shown(visit, card.shown);
    numberWatch.look();
  }
  return null;
}
