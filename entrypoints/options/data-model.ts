import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { DataState } from '../../components/options/data/data-state.ts';
import { ask } from '../../lib/messages/ask.ts';
import type { Policy } from '../../lib/model/settings/policy.ts';
import { withPolicy } from '../../lib/model/settings/policy.ts';
import type { OnlineMode, Settings } from '../../lib/model/settings/settings.ts';
import { onlineModes } from '../../lib/model/settings/settings.ts';
import type { SettingsChange } from '../../lib/model/settings/settings-changes.ts';
import { changesOf, withChanges } from '../../lib/model/settings/settings-changes.ts';
import { readSettingsFile, writeSettingsFile } from '../../lib/model/settings/settings-file.ts';
import { fitsMessage } from './service/check-draft.ts';
import { dataCollectionConsent } from './service/data-collection-consent.ts';

/** No file of settings has more bytes than this. */
const mostBytes = 2_000_000;

export type DataModel = {
  state: ReadonlySignal<DataState>;
  /** The kept settings as a file's text. */
  exported: () => string | null;
  /** Reads a file and says what it would change; changes nothing yet. */
  readFile: (file: File) => Promise<void>;
  /** Selects a change that needs a yes of its own, or takes the yes back. */
  selectChange: (change: SettingsChange, isSelected: boolean) => void;
  /** Applies what needs no yes and what was selected; or nothing. */
  answerImport: (take: boolean) => Promise<void>;
  erase: (answer: 'ask' | 'yes' | 'no') => Promise<void>;
};

type DataModelOptions = {
  /** The kept settings as they count now, and what the organisation decided of them; null before they are known. */
  known: () => { settings: Settings; policy: Policy } | null;
  /** Reads again what is known: another page may have changed it since. */
  refresh: () => Promise<void>;
  /** What is being imported elsewhere on the page ends, and nothing of it is on its way any more. */
  stopImports: () => Promise<void>;
  /** The settings were changed: the page reads them again. `erased`: nothing is left of them. */
  onChanged: (how: 'imported' | 'erased') => Promise<void>;
};

/** What the options page does with the settings as a whole, and with all that is kept. */
export function createDataModel({ known, refresh, stopImports, onChanged }: DataModelOptions): DataModel {
  const state = signal<DataState>({ settingsImport: { kind: 'none' }, erasing: 'none' });

  function update(changes: Partial<DataState>): void {
    state.value = { ...state.value, ...changes };
  }

  return {
    state,

    exported() {
      const now = known();
      return now && writeSettingsFile(now.settings);
    },

    async readFile(file) {
      const now = known();
      const text = file.size > mostBytes ? '' : await file.text().catch(() => '');
      if (!now) return;
      const { name } = file;
      const result = readSettingsFile(text, now.settings);
      if (!result.ok) return update({ settingsImport: { kind: 'refused', file: name, problem: result.problem } });
      const after = withPolicy(result.value, now.policy);
      const changes = changesOf(now.settings, after);
      if (!fitsMessage({ settings: after, names: changes.map((change) => change.name) })) {
        return update({ settingsImport: { kind: 'refused', file: name, problem: { kind: 'too-many-sites' } } });
      }
      if (changes.length === 0) return update({ settingsImport: { kind: 'same', file: name } });
      update({ settingsImport: { kind: 'asking', file: name, changes, selected: [] } });
    },

    selectChange(change, isSelected) {
      const { settingsImport: asking } = state.value;
      if (asking.kind !== 'asking') return;
      const others = asking.selected.filter((each) => each !== change);
      update({ settingsImport: { ...asking, selected: isSelected ? [...others, change] : others } });
    },

    async answerImport(take) {
      const { settingsImport: asking } = state.value;
      if (asking.kind !== 'asking' || !known()) return;
      update({ settingsImport: { kind: 'none' } });
      if (!take) return;
      const { file, changes, selected } = asking;
      const wanted = changes.filter((change) => !change.asks || selected.includes(change)); // guard R61 restore-selected
      // The browser's question needs the click itself: nothing may be awaited before it.
      const allowed = await dataCollectionConsent(modeAfter(wanted));
      const taken = wanted.filter(({ name }) => allowed || name !== 'lookUpOnline');
      const done = { kind: 'done', file, taken: taken.length, left: changes.length - taken.length } as const;
      if (taken.length === 0) return update({ settingsImport: done });
      // What the file does not change stays as it is by now, such as a site that was turned off in the popup meanwhile.
      await refresh(); // guard R61 restore-refreshes
      const now = known();
      if (!now) return update({ settingsImport: { kind: 'lost' } });
      const names = [...new Set(taken.map(({ name }) => name))];
      const reply = await ask('importSettings', { settings: withChanges(now.settings, taken), names });
      update({ settingsImport: reply.ok ? done : { kind: 'lost' } });
      if (reply.ok) await onChanged('imported');
    },

    async erase(answer) {
      if (answer !== 'yes') return update({ erasing: answer === 'ask' ? 'asking' : 'none' });
      update({ erasing: 'erasing', settingsImport: { kind: 'none' } });
      await stopImports(); // guard R40 erase-stops-imports
      const reply = await ask('eraseEverything', {});
      update({ erasing: reply.ok ? 'done' : 'failed' });
      if (reply.ok) await onChanged('erased');
    },
  };
}

/** The mode that lookups would change to, `never` if they stay as they are. */
function modeAfter(changes: SettingsChange[]): OnlineMode {
  const value = changes.find(({ name }) => name === 'lookUpOnline')?.after;
  return onlineModes.find((mode) => mode === value) ?? 'never';
}
