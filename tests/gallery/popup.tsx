import { Popup } from '../../components/popup/Popup.tsx';
import type { PopupEvents } from '../../components/popup/popup-state.ts';
import { popupExamples } from './popup-states.ts';
import { galleryNow } from './reports.ts';
import type { Surface } from './surface.ts';
import { nothing } from './surface.ts';
import { tools } from './tools.ts';

export const popupEvents: PopupEvents = {
  onText: nothing,
  onExample: nothing,
  onCountry: nothing,
  onEnter: nothing,
  onClear: nothing,
  onLookUp: nothing,
  onRefresh: nothing,
  onDetails: nothing,
  onNote: async () => true,
  onCalls: nothing,
  onCopy: nothing,
  onRecipe: nothing,
  onSave: nothing,
  onPick: nothing,
  onRecent: nothing,
  onClearRecent: nothing,
  onPaste: nothing,
  onTextAsList: nothing,
  onFound: nothing,
  onRemoveRecent: nothing,
  onSiteMode: nothing,
  onTabOff: nothing,
  onPause: nothing,
  onOptions: nothing,
  onAllow: nothing,
};

/** The popup. */
export const popupSurface: Surface = {
  name: 'popup',
  examples: popupExamples.map(({ name, state }) => ({
    name,
    box: 'popup',
    view: (
      <Popup state={state} now={galleryNow} here="Europe/Berlin" copied="e164" tools={tools} events={popupEvents} />
    ),
  })),
};
