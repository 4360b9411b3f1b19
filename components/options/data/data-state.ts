import type { SettingsChange } from '../../../lib/model/settings/settings-changes.ts';
import type { SettingsFileProblem } from '../../../lib/model/settings/settings-file.ts';

/**
 * How an import of settings stands; `file` is the file's name. `selected`: the changes that the user said yes to, of those that
 * need it. `done`: how many changes were applied and how many left out. `lost`: the extension did not answer.
 */
export type SettingsImport =
  | { kind: 'none' }
  | { kind: 'refused'; file: string; problem: SettingsFileProblem | { kind: 'too-many-sites' } }
  | { kind: 'same'; file: string }
  | { kind: 'asking'; file: string; changes: SettingsChange[]; selected: SettingsChange[] }
  | { kind: 'done'; file: string; taken: number; left: number }
  | { kind: 'lost' };

/** How erasing everything stands. */
export type Erasing = 'none' | 'asking' | 'erasing' | 'done' | 'failed';

export type DataState = { settingsImport: SettingsImport; erasing: Erasing };

export type DataEvents = {
  onExport: () => void;
  onImport: (file: File) => void;
  onImportSelect: (change: SettingsChange, isSelected: boolean) => void;
  onImportAnswer: (take: boolean) => void;
  onErase: (answer: 'ask' | 'yes' | 'no') => void;
};
