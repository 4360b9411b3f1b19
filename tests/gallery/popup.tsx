import type { ComponentChildren } from 'preact';
import { PolicyNewsNote } from '../../components/parts/PolicyNewsNote.tsx';
import { Popup } from '../../components/popup/Popup.tsx';
import type { PopupEvents, PopupState } from '../../components/popup/popup-state.ts';
import { popupExamples, popupStart } from './popup-states.ts';
import { galleryDates, galleryNow } from './reports.ts';
import type { Surface } from './surface.ts';
import { nothing } from './surface.ts';
import { tools } from './tools.ts';

export const popupEvents: PopupEvents = {
  onOpenAll: nothing,
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

const installed = {
  version: '0.1.0',
  dataDates: galleryDates,
  browser: 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
};

const popupIn = (state: PopupState, news: ComponentChildren = null) => (
  <Popup
    {...{ state, tools, installed, news }}
    now={galleryNow}
    here="Europe/Berlin"
    copied="e164"
    events={popupEvents}
  />
);

/** The popup. */
export const popupSurface: Surface = {
  name: 'popup',
  examples: [
    ...popupExamples.map(({ name, state }) => ({ name, box: 'popup', view: popupIn(state) }) as const),
    { name: 'A new privacy policy', box: 'popup', view: popupIn(popupStart, <PolicyNewsNote onRead={nothing} />) },
  ],
};
