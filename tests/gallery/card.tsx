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
};

/** The card, in the box of its kind. */
export const cardSurface: Surface = {
  name: 'card',
  examples: cardExamples.map(({ name, box, state, pinned = false }) => ({
    name,
    box,
    view: (
      <Card
        state={state}
        now={galleryNow}
        here="America/New_York"
        copied="e164"
        tools={tools}
        pinned={pinned}
        events={events}
      />
    ),
  })),
};
