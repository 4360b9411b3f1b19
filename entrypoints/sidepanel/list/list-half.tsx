import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { browser } from 'wxt/browser';
import { allowOrigin } from '../../../components/page/allow-origin.ts';
import { ownTimeZone } from '../../../components/page/clock.ts';
import type { Copier } from '../../../components/page/copier.ts';
import { saveFile } from '../../../components/page/copier.ts';
import type { ReportTools } from '../../../components/page/report-tools.ts';
import { ListHalf } from '../../../components/panel/list/ListHalf.tsx';
import type { ListEvents } from '../../../components/panel/list/list-state.ts';
import { listCopy } from '../../../components/panel/list/list-state.ts';
import type { ExportFormat } from '../../../lib/list/export.ts';
import { openOptions } from '../../../lib/messages/open-options.ts';
import { onErased } from '../../../lib/store/panel/storage-changes.ts';
import { copiedList, exportFile, exportText, fileText } from './export-text.ts';
import { createListModel } from './list-model.ts';

type ListHalfOptions = {
  now: ReadonlySignal<number>;
  copier: Copier;
  reportTools: ReportTools;
  canNote: ReadonlySignal<boolean>;
  /** Called when a text was sent to the list, so that the list is shown. */
  onHanded: (half: 'page' | 'list') => void;
  until: AbortSignal;
};

/** The panel's half with the list. `add` reads a text into the list. */
type ListHalfParts = { Half: () => preact.JSX.Element; add: (text: string) => void };

/** Creates the list's half with its model. */
export function createListHalf({ now, copier, reportTools, canNote, onHanded, until }: ListHalfOptions): ListHalfParts {
  const model = createListModel({ closed: until, network: window, onHanded });
  const here = ownTimeZone();
  const text = signal('');
  const onType = (typed: string) => {
    text.value = typed;
  };

  async function save(format: ExportFormat): Promise<void> {
    model.exporting(format);
    const written = await exportText(model.state.value, format, here);
    saveFile({ ...exportFile(format), text: fileText(format, written) });
    model.exporting(null);
  }

  async function copy(format: ExportFormat): Promise<void> {
    model.exporting(format);
    const { text: copied, html } = await copiedList(model.state.value, format, here);
    void copier.copy(listCopy, copied, html);
    model.exporting(null);
  }

  const events: ListEvents = {
    ...model.events,
    onOptions: (at) => void openOptions(at),
    onCopy: copier.copy,
    onRecipe: reportTools.onRecipe,
    onSave: reportTools.onSave,
    onAllow: (origin) => allowOrigin(browser.permissions, origin, () => model.events.onLookUp()),
    onCopyList: (format) => void copy(format),
    onCopySummary: (text) => void copier.copy(listCopy, text),
    onCopyRow: (key, row) => void copier.copy(key, row),
    onSaveList: (format) => void save(format),
  };
  void model.open();
  const erase = () => {
    model.erase();
    events.onResetColumns();
    onType('');
  };
  onErased(erase, until);

  function Half() {
    return (
      <ListHalf
        state={model.state.value}
        typed={{ text: text.value, onType }}
        now={now.value}
        here={here}
        copied={copier.copied.value}
        tools={reportTools.tools.value}
        canNote={canNote.value}
        events={events}
      />
    );
  }

  return { Half, add: events.onText };
}
