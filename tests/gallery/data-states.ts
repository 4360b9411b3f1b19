import type { DataState, ImportedNotes } from '../../components/options/data/data-state.ts';
import type { Settings } from '../../lib/model/settings/settings.ts';
import type { SettingsChange } from '../../lib/model/settings/settings-changes.ts';
import { say } from '../../lib/words/say.ts';

export const noDataState: DataState = { settingsImport: { kind: 'none' }, erasing: 'none' };
const file = 'numlens-settings.json';

const change = { part: null, asks: false } as const;
const changes: SettingsChange[] = [
  { ...change, name: 'defaultCountry', before: null, after: 'DE' },
  { ...change, name: 'cardDelays', part: 'close', before: 300, after: 1_000 },
  {
    ...change,
    name: 'sites',
    part: 'logs.a-very-long-name-of-a-department.internal.example',
    before: null,
    after: 'off',
  },
  { ...change, name: 'openElsewhere', part: 'Old directory', before: 'https://old.example/?q={subject}', after: null },
  { ...change, name: 'lookUpOnline', before: 'never', after: 'hover', asks: true },
  {
    ...change,
    ...{ name: 'addresses', part: 'callerId', before: '', asks: true },
    after: 'https://lookup.a-very-long-name-of-a-department.internal.example/caller-identification/production',
  },
  { ...change, name: 'budgets', part: 'minute', before: 20, after: 100_000, asks: true },
  { ...change, name: 'keepHistory', before: false, after: true, asks: true },
  {
    ...change,
    ...{ name: 'openElsewhere', part: 'Directory', before: null, asks: true },
    after: 'https://directory.example/search?q={subject}',
  },
];

const noNotes: ImportedNotes = { fresh: [], isSelected: false };
const notes: ImportedNotes = {
  fresh: [
    { subject: { kind: 'phone', e164: '+493012345678' }, text: 'Sends every invoice twice, ask for Jule' },
    { subject: { kind: 'ip', ip: '198.51.100.23' }, text: 'our scanner' },
  ],
  isSelected: true,
};

/** What the options show of the settings as a file, and of erasing everything. */
export const dataExamples: { name: string; state: DataState }[] = [
  { name: 'Nothing under way', state: noDataState },
  {
    name: 'A file would change settings',
    state: {
      ...noDataState,
      settingsImport: { kind: 'asking', file, changes, selected: changes.filter(isOnline), notes },
    },
  },
  {
    name: 'A file would change a setting',
    state: {
      ...noDataState,
      settingsImport: { kind: 'asking', file, changes: changes.slice(0, 1), selected: [], notes: noNotes },
    },
  },
  { name: 'A file of other things', state: refused({ kind: 'not-settings' }) },
  { name: 'A file of a newer version', state: refused({ kind: 'newer' }) },
  { name: 'A file with a bad value', state: refused({ kind: 'bad-field', name: 'defaultCountry' }) },
  { name: 'A file with nothing new', state: { ...noDataState, settingsImport: { kind: 'same', file } } },
  {
    name: 'A file taken over',
    state: { ...noDataState, settingsImport: { kind: 'done', file, taken: 3, left: 0, cut: null } },
  },
  {
    name: 'A file taken over in part',
    state: { ...noDataState, settingsImport: { kind: 'done', file, taken: 3, left: 2, cut: null } },
  },
  {
    name: 'A file of which nothing was taken',
    state: { ...noDataState, settingsImport: { kind: 'done', file, taken: 0, left: 5, cut: null } },
  },
  {
    name: 'A file with more notes than have room',
    state: {
      ...noDataState,
      settingsImport: { kind: 'done', file, taken: 3, left: 0, cut: { kept: 1_204, of: 3_000 } },
    },
  },
  {
    name: 'A file of notes in a private window',
    state: { ...noDataState, settingsImport: { kind: 'done', file, taken: 0, left: 0, cut: { kept: 0, of: 12 } } },
  },
  { name: 'About to erase', state: { ...noDataState, erasing: 'asking' } },
  { name: 'Erased', state: { ...noDataState, erasing: 'done' } },
  { name: 'Not erased', state: { ...noDataState, erasing: 'failed' } },
];

function isOnline({ name }: SettingsChange): boolean {
  return name === 'lookUpOnline';
}

function refused(problem: Extract<DataState['settingsImport'], { kind: 'refused' }>['problem']): DataState {
  return { ...noDataState, settingsImport: { kind: 'refused', file, problem } };
}

const sites: Settings['sites'] = {
  'bank.example': 'off',
  'crm.example': 'click',
  'logs.a-very-long-name-of-a-department.internal.example': 'on',
};

export const siteRules = {
  sites,
  onlyHere: false,
  locked: { sites: { 'bank.example': 'off' as const }, onlyHere: false },
};

/** The shortcuts as they are after the installation. */
export const shortcuts = [
  { name: say('shortcutOpen'), keys: 'Alt+Shift+U' },
  { name: say('commandLookUpSelection'), keys: 'Alt+Shift+L' },
  { name: say('commandNext'), keys: 'Alt+Shift+J' },
  { name: say('commandPrevious'), keys: 'Alt+Shift+K' },
  { name: say('commandPause'), keys: '' },
];
