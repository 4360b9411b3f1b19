import type { FileNote } from '../../../lib/model/answer/note.ts';
import type { SettingsChange } from '../../../lib/model/settings/settings-changes.ts';
import type { SettingsFileProblem } from '../../../lib/model/settings/settings-file.ts';

/**
 * The state of a settings import; `file` is the file's name. `selected`: the changes that the user allowed, of those
 * that need it. `notes`: the file's notes that are new here, which need it, too. `done`: how many changes were applied
 * and how many left out; `cut`: how many of the wanted notes were kept, if not all. `lost`: the extension did not
 * answer.
 */
export type SettingsImport =
  | { kind: 'none' }
  | { kind: 'refused'; file: string; problem: SettingsFileProblem | { kind: 'too-many-sites' } }
  | { kind: 'same'; file: string }
  | { kind: 'asking'; file: string; changes: SettingsChange[]; selected: SettingsChange[]; notes: ImportedNotes }
  | { kind: 'done'; file: string; taken: number; left: number; cut: { kept: number; of: number } | null }
  | { kind: 'lost' };

/** Notes in a file that are not here yet, and whether the user allowed them. */
export type ImportedNotes = { fresh: readonly FileNote[]; isSelected: boolean };

/** How far erasing everything is. */
export type Erasing = 'none' | 'asking' | 'erasing' | 'done' | 'failed';

export type DataState = { settingsImport: SettingsImport; erasing: Erasing };

export type DataEvents = {
  onExport: () => void;
  onImport: (file: File) => void;
  onImportSelect: (change: SettingsChange, isSelected: boolean) => void;
  onImportNotes: (isSelected: boolean) => void;
  onImportAnswer: (take: boolean) => void;
  onErase: (answer: 'ask' | 'yes' | 'no') => void;
};
