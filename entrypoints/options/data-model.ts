import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { DataState, SettingsImport } from '../../components/options/data/data-state.ts';
import { ask } from '../../lib/messages/ask.ts';
import type { FileNote } from '../../lib/model/answer/note.ts';
import { mostNotes, noteBatch } from '../../lib/model/answer/note.ts';
import type { Policy } from '../../lib/model/settings/policy.ts';
import { withPolicy } from '../../lib/model/settings/policy.ts';
import type { OnlineMode, Settings } from '../../lib/model/settings/settings.ts';
import { onlineModes } from '../../lib/model/settings/settings.ts';
import type { SettingsChange } from '../../lib/model/settings/settings-changes.ts';
import { changesOf, withChanges } from '../../lib/model/settings/settings-changes.ts';
import { readSettingsFile, writeSettingsFile } from '../../lib/model/settings/settings-file.ts';
import { entryKey } from '../../lib/model/subject.ts';
import { cleanText } from '../../lib/text/clean-text.ts';
import { editedSettings, fitsMessage } from './service/check-draft.ts';
import { dataCollectionConsent } from './service/data-collection-consent.ts';

/** Largest settings file (bytes). */
const mostBytes = 12_000_000;

type DataModelOptions = {
  /** Returns the settings in effect and the policy's part of them; null until they are known. */
  known: () => { settings: Settings; policy: Policy } | null;
  /** Reads the settings again, as another page may have changed them. */
  refresh: () => Promise<void>;
  /** Ends an import elsewhere on the page. Resolves when none of its requests is under way. */
  stopImports: () => Promise<void>;
  /** Called after the settings changed, so that the page reads them again. `erased`: everything was erased. */
  onChanged: (how: 'imported' | 'erased') => Promise<void>;
};

type Asking = Extract<SettingsImport, { kind: 'asking' }>;

/** Creates what exports, imports and erases settings and data. */
export function createDataModel({ known, refresh, stopImports, onChanged }: DataModelOptions) {
  const state = signal<DataState>({ settingsImport: { kind: 'none' }, erasing: 'none' });

  /** The writing of a file's notes, in batches. */
  let writing: Promise<unknown> = Promise.resolve();

  /**
   * Keeps notes in the background, so that the first of them is the newest, and is kept if not all have room. Returns
   * how many were kept; null if it did not answer.
   */
  async function keepNotes(notes: readonly FileNote[]): Promise<number | null> {
    const here = await ask('listNotes', {});
    if (!here.ok) return null;
    const fitting = withRoom(notes, here.value.notes);
    let kept = 0;
    for (let end = fitting.length; end > 0; end -= noteBatch) {
      const reply = await ask('importNotes', { notes: fitting.slice(Math.max(0, end - noteBatch), end) });
      if (!reply.ok) return null;
      kept += reply.value.kept;
    }
    return kept;
  }

  /** Changes these settings, and leaves all others as they are now. Returns whether the background did. */
  async function applyChanges(taken: readonly SettingsChange[]): Promise<boolean> {
    // For example, a site may have been turned off in the popup meanwhile.
    await refresh(); // guard restore-refreshes
    const now = known();
    if (!now) return false;
    const names = [...new Set(taken.map(({ name }) => name))];
    return (await ask('importSettings', { settings: withChanges(now.settings, taken), names })).ok;
  }

  /** Applies what the user took of a file. Returns how that went, and whether settings were changed. */
  async function applyImport(asking: Asking): Promise<{ result: SettingsImport; isChanged: boolean }> {
    const { file, changes, selected, notes } = asking;
    const lost = { result: { kind: 'lost' }, isChanged: false } as const;
    const wanted = changes.filter((change) => !change.asks || selected.includes(change)); // guard restore-selected
    // The browser asks only in the click itself, so nothing is awaited before.
    const allowed = await dataCollectionConsent(modeAfter(wanted));
    const taken = wanted.filter(({ name }) => allowed || name !== 'lookUpOnline');
    const wantsNotes = notes.fresh.length > 0 && notes.isSelected; // guard notes-selected
    const written = wantsNotes ? keepNotes(notes.fresh) : Promise.resolve(0);
    writing = written;
    const kept = await written;
    if (kept === null) return lost;
    if (taken.length > 0 && !(await applyChanges(taken))) return lost;
    const done = {
      kind: 'done',
      file,
      taken: taken.length + Number(kept > 0),
      left: changes.length - taken.length + Number(notes.fresh.length > 0 && !wantsNotes),
      cut: wantsNotes && kept < notes.fresh.length ? { kept, of: notes.fresh.length } : null,
    } as const;
    return { result: done, isChanged: taken.length > 0 };
  }

  function update(changes: Partial<DataState>): void {
    state.value = { ...state.value, ...changes };
  }

  return {
    state: state as ReadonlySignal<DataState>,

    /** The kept settings and the user's notes as a file's text; null if they can't be read. */
    async exported(): Promise<string | null> {
      await refresh();
      const reply = await ask('listNotes', {});
      const now = known();
      if (!reply.ok || !now) return null;
      const notes = reply.value.notes.map(({ subject, text }) => ({ subject, text }));
      return writeSettingsFile(now.settings, notes);
    },

    /** Reads a file and shows what it would change, without changing anything. */
    async readFile(file: File) {
      const text = file.size > mostBytes ? '' : await file.text().catch(() => '');
      await refresh();
      const now = known();
      if (!now) return;
      const { name } = file;
      const result = readSettingsFile(text, now.settings);
      if (!result.ok) return update({ settingsImport: { kind: 'refused', file: name, problem: result.problem } });
      const after = withPolicy(result.value.settings, now.policy);
      const changed = editedSettings(after, now.settings);
      // A file of megabytes is refused before its parts are compared.
      const problem = fitsMessage({ settings: after, names: changed }) ? null : ({ kind: 'too-many-sites' } as const);
      if (problem) return update({ settingsImport: { kind: 'refused', file: name, problem } }); // guard fits-first
      const fresh = await freshNotes(result.value.notes);
      const changes = changesOf(now.settings, after);
      if (changes.length === 0 && fresh.length === 0) return update({ settingsImport: { kind: 'same', file: name } });
      const notes = { fresh, isSelected: false };
      update({ settingsImport: { kind: 'asking', file: name, changes, selected: [], notes } });
    },

    /** Selects a change that needs its own confirmation, or deselects it. */
    selectChange(change: SettingsChange, isSelected: boolean) {
      const { settingsImport: asking } = state.value;
      if (asking.kind !== 'asking') return;
      const others = asking.selected.filter((each) => each !== change);
      update({ settingsImport: { ...asking, selected: isSelected ? [...others, change] : others } });
    },

    /** Selects the notes of the file, or takes that back. */
    selectNotes(isSelected: boolean) {
      const { settingsImport: asking } = state.value;
      if (asking.kind !== 'asking') return;
      update({ settingsImport: { ...asking, notes: { ...asking.notes, isSelected } } });
    },

    /** Applies the changes that need no confirmation and the selected ones; or none. */
    async answerImport(take: boolean) {
      const { settingsImport: asking } = state.value;
      if (asking.kind !== 'asking' || !known()) return;
      update({ settingsImport: { kind: 'none' } });
      if (!take) return;
      const { result, isChanged } = await applyImport(asking);
      update({ settingsImport: result });
      if (isChanged) await onChanged('imported');
    },

    async erase(answer: 'ask' | 'yes' | 'no') {
      if (answer !== 'yes') return update({ erasing: answer === 'ask' ? 'asking' : 'none' });
      update({ erasing: 'erasing', settingsImport: { kind: 'none' } });
      await stopImports(); // guard erase-stops-imports
      await writing; // guard erase-after-notes
      const reply = await ask('eraseEverything', {});
      update({ erasing: reply.ok ? 'done' : 'failed' });
      if (reply.ok) await onChanged('erased');
    },
  };
}

/** Returns the notes of a file that are not saved here, or that are saved with another text. */
async function freshNotes(notes: FileNote[]): Promise<FileNote[]> {
  const kept = notes.length === 0 ? null : await ask('listNotes', {});
  const here = new Map(kept?.ok ? kept.value.notes.map((note) => [entryKey(note.subject), note.text]) : []);
  // Somebody else may have written the file.
  const clean = notes.map(({ subject, text }) => ({ subject, text: cleanText(text) }));
  return clean.filter(({ subject, text }) => text !== '' && here.get(entryKey(subject)) !== text);
}

/** Returns the notes that fit beside those kept here: all on subjects that have a note, and of the others the first. */
function withRoom(notes: readonly FileNote[], here: readonly FileNote[]): FileNote[] {
  const known = new Set(here.map(({ subject }) => entryKey(subject)));
  const others = notes.filter(({ subject }) => !known.has(entryKey(subject)));
  const left = new Set(others.slice(Math.max(0, mostNotes - here.length)));
  return notes.filter((note) => !left.has(note));
}

/** Returns the mode that lookups would change to; `never` if they stay as they are. */
function modeAfter(changes: SettingsChange[]): OnlineMode {
  const value = changes.find(({ name }) => name === 'lookUpOnline')?.after;
  return onlineModes.find((mode) => mode === value) ?? 'never';
}
