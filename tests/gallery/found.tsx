import { Found } from '../../components/found/Found.tsx';
import type { FoundEvents } from '../../components/found/found-state.ts';
import { foundStates } from './found-states.ts';
import { galleryNow } from './reports.ts';
import type { Surface } from './surface.ts';
import { nothing } from './surface.ts';
import { tools } from './tools.ts';

export const foundEvents: FoundEvents = {
  onShow: nothing,
  onOpen: nothing,
  onAddAll: nothing,
  onRefresh: nothing,
  onTurnOn: nothing,
  onLookUp: nothing,
  onRefreshAnswers: nothing,
  onCopy: nothing,
  onRecipe: nothing,
  onSave: nothing,
  onOptions: nothing,
  onAllow: nothing,
  onNote: async () => true,
};

/** The side panel's half on the page in front. */
export const foundSurface: Surface = {
  name: 'found',
  examples: foundStates.map(({ name, state }) => ({
    name,
    box: 'found',
    view: (
      <div class="nl">
        <Found
          state={state}
          now={galleryNow}
          here="Europe/Berlin"
          copied={null}
          tools={tools}
          canNote
          events={foundEvents}
        />
      </div>
    ),
  })),
};
