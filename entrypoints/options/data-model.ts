import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { DataState } from '../../components/options/data-state.ts';
import { ask } from '../../lib/messages/ask.ts';
import type { Settings } from '../../lib/model/settings.ts';
import type { SettingsFile } from '../../lib/model/settings-file.ts';
import { changesOf, readSettingsFile, writeSettingsFile } from '../../lib/model/settings-file.ts';
import { dataCollectionConsent } from './data-collection-consent.ts';
import { fitsMessage } from './fits-message.ts';

/** No file of settings has more bytes than this. */
const mostBytes = 2_000_000;

export type DataModel = {
  state: ReadonlySignal<DataState>;
  /** The kept settings as a file's text. */
  exported: () => string | null;
  /** Reads a file and says what it would change; changes nothing yet. */
  readFile: (file: File) => Promise<void>;
  /** Takes over what was read, or leaves it. */
  answerImport: (take: boolean) => Promise<void>;
  erase: (answer: 'ask' | 'yes' | 'no') => Promise<void>;
};

type DataModelOptions = {
  /** The kept settings as they count now; null before they are known. */
  settings: () => Settings | null;
  /** The settings were changed: the page reads them again. `erased`: nothing is left of them. */
  onChanged: (how: 'imported' | 'erased') => Promise<void>;
};

/** What the options page does with the settings as a whole, and with all that is kept. */
export function createDataModel({ settings, onChanged }: DataModelOptions): DataModel {
  const state = signal<DataState>({ settingsImport: { kind: 'none' }, erasing: 'none' });
  let read: { file: string; taken: SettingsFile } | null = null;

  function update(changes: Partial<DataState>): void {
    state.value = { ...state.value, ...changes };
  }

  return {
    state,

    exported() {
      const now = settings();
      return now && writeSettingsFile(now);
    },

    async readFile(file) {
      const now = settings();
      const text = file.size > mostBytes ? '' : await file.text().catch(() => '');
      const result = readSettingsFile(text);
      read = null;
      if (!now) return;
      const { name } = file;
      if (!result.ok) return update({ settingsImport: { kind: 'refused', file: name, problem: result.problem } });
      const changes = changesOf(result.value, now);
      if (!fitsMessage({ settings: result.value.settings, names: changes })) {
        return update({ settingsImport: { kind: 'refused', file: name, problem: { kind: 'too-many-sites' } } });
      }
      if (changes.length === 0) return update({ settingsImport: { kind: 'same', file: name } });
      read = { file: name, taken: { ...result.value, names: changes } };
      update({ settingsImport: { kind: 'asking', file: name, changes } });
    },

    async answerImport(take) {
      if (!read) return;
      const { file, taken } = read;
      read = null;
      if (!take) return update({ settingsImport: { kind: 'none' } });
      // The browser's question needs the click itself: nothing may be awaited before it.
      const goesOnline = taken.names.includes('lookUpOnline');
      const allowed = await dataCollectionConsent(goesOnline ? taken.settings.lookUpOnline : 'never');
      const names = taken.names.filter((name) => allowed || name !== 'lookUpOnline');
      const reply = await ask('importSettings', { settings: taken.settings, names });
      update({ settingsImport: reply.ok ? { kind: 'done', file } : { kind: 'lost' } });
      if (reply.ok) await onChanged('imported');
    },

    async erase(answer) {
      if (answer !== 'yes') return update({ erasing: answer === 'ask' ? 'asking' : 'none' });
      update({ erasing: 'erasing', settingsImport: { kind: 'none' } });
      const reply = await ask('eraseEverything', {});
      update({ erasing: reply.ok ? 'done' : 'failed' });
      if (reply.ok) await onChanged('erased');
    },
  };
}
