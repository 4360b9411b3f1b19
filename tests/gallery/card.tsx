import { Card } from '../../components/card/Card.tsx';
import type { CardEvents } from '../../components/card/card-state.ts';
import { cardExamples } from './card-states.ts';
import { galleryNow } from './reports.ts';
import type { Surface } from './surface.ts';
import { nothing } from './surface.ts';
import { tools } from './tools.ts';

const events: CardEvents = {
  onLookUp: nothing,
  onRefresh: nothing,
  onCopy: nothing,
  onRecipe: nothing,
  onSave: nothing,
  onPick: nothing,
  onReread: nothing,
  onTeach: nothing,
  onTurnOff: nothing,
  onOptions: nothing,
  onClose: nothing,
  onPin: nothing,
  onMove: nothing,
  onDetails: nothing,
  onWalk: nothing,
  onNote: nothing,
};

function surface(name: string, details: boolean): Surface {
  return {
    name,
    examples: cardExamples.map(({ name: of, box, state, pinned = false }) => ({
      name: of,
      box: `${box} gallery-${details ? 'details' : 'glance'}`,
      view: (
        <Card
          state={state.view === 'report' ? { ...state, details } : state}
          now={galleryNow}
          here="America/New_York"
          copied={details && of === 'Answered, all agree' ? 'e164' : null}
          tools={tools}
          pinned={pinned}
          events={events}
        />
      ),
    })),
  };
}

/** The card at a glance, in the small box of its kind. */
export const cardSurface = surface('card', false);

/** The card with all details, in the large box of its kind. */
export const cardDetailsSurface = surface('card-details', true);
