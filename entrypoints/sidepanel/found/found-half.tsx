import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { browser } from 'wxt/browser';
import { Found } from '../../../components/found/Found.tsx';
import type { FoundEvents } from '../../../components/found/found-state.ts';
import { allowOrigin } from '../../../components/page/allow-origin.ts';
import { ownTimeZone } from '../../../components/page/clock.ts';
import type { Copier } from '../../../components/page/copier.ts';
import type { ReportTools } from '../../../components/page/report-tools.ts';
import type { FoundItem } from '../../../lib/found/found.ts';
import { timesFound } from '../../../lib/found/found.ts';
import { exportList } from '../../../lib/list/export.ts';
import type { ListRow } from '../../../lib/list/rows.ts';
import { openOptions } from '../../../lib/messages/open-options.ts';
import { onErased } from '../../../lib/store/panel/storage-changes.ts';
import type { FoundModel } from './found-model.ts';
import { createFoundModel } from './found-model.ts';
import { watchPage } from './watch-page.ts';

type FoundHalfOptions = {
  now: ReadonlySignal<number>;
  copier: Copier;
  reportTools: ReportTools;
  canNote: ReadonlySignal<boolean>;
  /** Adds every subject of the page to the list, as an exported list. */
  onAddAll: (text: string) => void;
  until: AbortSignal;
};

/** Creates the panel's half about the active tab's page: starts to read it, and returns a function that draws it. */
export function createFoundHalf({
  now,
  copier,
  reportTools,
  canNote,
  onAddAll,
  until,
}: FoundHalfOptions): () => preact.JSX.Element {
  const model = signal<FoundModel | null>(null);
  void browser.windows.getCurrent().then(({ id }) => {
    if (id === undefined || until.aborted) return;
    const made = createFoundModel(id, window, until);
    watchPage(id, made, until);
    onErased(() => void made.read({ again: true }), until);
    model.value = made;
    void made.read();
  });

  const events: FoundEvents = {
    onShow: (item, step) => void model.value?.show(item, step),
    onOpen: (item) => model.value?.toggle(item),
    onAddAll() {
      void model.value?.seen().then((items) => items.length > 0 && onAddAll(listText(items)));
    },
    onRefresh: () => void model.value?.read({ again: true }),
    onTurnOn: () => void model.value?.turnOn(),
    onLookUp: (only) => model.value?.lookUp(only),
    onRefreshAnswers: () => model.value?.refreshAnswers(),
    onNote: async (subject, text) => (await model.value?.writeNote(subject, text)) ?? false,
    onCopy: copier.copy,
    onRecipe: reportTools.onRecipe,
    onSave: reportTools.onSave,
    onOptions: (at) => void openOptions(at),
    onAllow: (origin) => allowOrigin(browser.permissions, origin, () => model.value?.lookUp()),
  };
  const here = ownTimeZone();

  return function FoundHalf() {
    const state = model.value?.state.value ?? { kind: 'reading', done: 0, all: 0 };
    return (
      <Found
        state={state}
        now={now.value}
        here={here}
        copied={copier.copied.value}
        tools={reportTools.tools.value}
        canNote={canNote.value}
        events={events}
      />
    );
  };
}

/** Returns a page's subjects as an exported list, so that their counts and countries are kept. */
function listText(items: readonly FoundItem[]): string {
  const rows = items.map((item, place): ListRow => {
    const { key, subject, country } = item;
    const entry = {
      subject,
      country,
      count: timesFound(item),
      line: place + 1,
      file: null,
      defanged: false,
      hop: false,
    };
    return { key, place, entry, answer: null, asking: false };
  });
  return [...exportList(rows, 'csv', { now: Date.now(), here: ownTimeZone() })].join('');
}
