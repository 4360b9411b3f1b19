import { ListHalf } from '../../components/panel/list/ListHalf.tsx';
import { Panel } from '../../components/panel/Panel.tsx';
import { listExamples } from './list-states.ts';
import { galleryNow } from './reports.ts';
import type { Surface } from './surface.ts';
import { nothing } from './surface.ts';
import { tools } from './tools.ts';

/** What a list does in the gallery: nothing. */
export const listEvents = {
  onText: nothing,
  onFiles: nothing,
  onCountry: nothing,
  onCancelReading: nothing,
  onClear: nothing,
  onUndoClear: nothing,
  onRun: nothing,
  onRetry: nothing,
  onCancelRun: nothing,
  onOptions: nothing,
  onFilter: nothing,
  onSort: nothing,
  onColumn: nothing,
  onResetColumns: nothing,
  onToggle: nothing,
  onSelectAll: nothing,
  onCopyList: nothing,
  onCopy: nothing,
  onRecipe: nothing,
  onCopySummary: nothing,
  onCopyRow: nothing,
  onSaveList: nothing,
  onSave: nothing,
  onOpen: nothing,
  onLookUp: nothing,
  onRefreshAnswers: nothing,
  onAllow: nothing,
  onNote: async () => true,
};

/** Nothing is typed in its field. */
export const nothingTyped = { text: '', onType: nothing };

/** The side panel's list, in the narrowest panel and as wide as a tab. */
export const listSurface: Surface = {
  name: 'list',
  examples: listExamples.map(({ name, state, wide }) => ({
    name,
    box: wide ? 'tab' : 'panel',
    view: (
      <Panel
        tab="list"
        onTab={nothing}
        halves={{
          page: null,
          list: (
            <ListHalf
              state={state}
              typed={nothingTyped}
              now={galleryNow}
              here="Europe/Berlin"
              copied={null}
              tools={tools}
              canNote
              events={listEvents}
            />
          ),
        }}
      />
    ),
  })),
};
