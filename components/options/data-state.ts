import type { Settings } from '../../lib/model/settings.ts';
import type { SettingsFileProblem } from '../../lib/model/settings-file.ts';
import type { MessageKey } from '../../lib/words/say.ts';

/** How an import of settings stands; `file` is the file's name. `lost`: the extension did not answer. */
export type SettingsImport =
  | { kind: 'none' }
  | { kind: 'refused'; file: string; problem: SettingsFileProblem | { kind: 'too-many-sites' } }
  | { kind: 'same'; file: string }
  | { kind: 'asking'; file: string; changes: (keyof Settings)[] }
  | { kind: 'done'; file: string }
  | { kind: 'lost' };

/** How erasing everything stands. */
export type Erasing = 'none' | 'asking' | 'erasing' | 'done' | 'failed';

export type DataState = { settingsImport: SettingsImport; erasing: Erasing };

export type DataEvents = {
  onExport: () => void;
  onImport: (file: File) => void;
  onImportAnswer: (take: boolean) => void;
  onErase: (answer: 'ask' | 'yes' | 'no') => void;
};

/** What each setting is called where it is listed. */
export const settingNames = {
  lookUpOnline: 'onlineTitle',
  addresses: 'settingAddresses',
  phonePath: 'phonePath',
  defaultCountry: 'defaultCountry',
  sites: 'sitesTitle',
  onlyHere: 'onlyHere',
  paused: 'settingPaused',
  findPhones: 'findPhones',
  findAddresses: 'findAddresses',
  keepHistory: 'keepHistory',
  badge: 'badgeOption',
  theme: 'themeTitle',
  openCard: 'openCardTitle',
  openKey: 'openKey',
  cardDelays: 'settingDelays',
  rememberNames: 'rememberNames',
  budgets: 'budgetsTitle',
  openElsewhere: 'elsewhereTitle',
} as const satisfies Record<keyof Settings, MessageKey>;
