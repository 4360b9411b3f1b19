import type { DataState } from '../../components/options/data-state.ts';
import type { Settings } from '../../lib/model/settings.ts';

const none: DataState = { settingsImport: { kind: 'none' }, erasing: 'none' };
const file = 'numlens-settings.json';

/** What the options show of the settings as a file, and of erasing everything. */
export const dataExamples: { name: string; state: DataState }[] = [
  { name: 'Nothing under way', state: none },
  {
    name: 'A file would change settings',
    state: { ...none, settingsImport: { kind: 'asking', file, changes: ['lookUpOnline', 'addresses', 'sites'] } },
  },
  { name: 'A file of other things', state: refused({ kind: 'not-settings' }) },
  { name: 'A file of a newer version', state: refused({ kind: 'newer' }) },
  { name: 'A file with a bad value', state: refused({ kind: 'bad-field', name: 'defaultCountry' }) },
  { name: 'A file with nothing new', state: { ...none, settingsImport: { kind: 'same', file } } },
  { name: 'A file taken over', state: { ...none, settingsImport: { kind: 'done', file } } },
  { name: 'About to erase', state: { ...none, erasing: 'asking' } },
  { name: 'Erased', state: { ...none, erasing: 'done' } },
  { name: 'Not erased', state: { ...none, erasing: 'failed' } },
];

function refused(problem: Extract<DataState['settingsImport'], { kind: 'refused' }>['problem']): DataState {
  return { ...none, settingsImport: { kind: 'refused', file, problem } };
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

export const shortcuts = [
  { name: 'Open Numlens', keys: 'Alt+Shift+L' },
  { name: 'Go to the next number on this page and open its card', keys: 'Alt+Shift+J' },
  { name: 'Go to the previous number on this page and open its card', keys: '' },
];
