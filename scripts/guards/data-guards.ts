import type { Guard } from './guard.ts';

/** The guards of SECURITY R39 to R54: of what is kept, of what an organisation decides, of what is exported. */
export const dataGuards: readonly Guard[] = [
  {
    requirement: 'R39',
    file: 'lib/store/database.ts',
    find: "if (secret) await rebuilt.put('secret', secret, 'apiKey');",
    replace: '',
    test: { by: 'unit', file: 'tests/unit/store/damaged-database.test.ts', only: 'rebuilt with the key in it' },
  },
  {
    requirement: 'R40',
    file: 'lib/store/erase.ts',
    find: "await navigator.locks.request('numlens-settings', removeAllButPolicy);",
    replace: '',
    test: { by: 'unit', file: 'tests/unit/store/erase.test.ts' },
  },
  {
    requirement: 'R40',
    file: 'lib/store/erase.ts',
    find: '...stores.map((name) => transaction.objectStore(name).clear()), ',
    replace: '',
    test: { by: 'unit', file: 'tests/unit/store/erase.test.ts' },
  },
  {
    requirement: 'R40',
    file: 'lib/store/erase.ts',
    find: 'await browser.storage.session.clear();',
    replace: '',
    test: { by: 'unit', file: 'tests/unit/store/erase.test.ts' },
  },
  {
    requirement: 'R40',
    file: 'entrypoints/background/data-handlers.ts',
    find: 'lookUp.withdraw();',
    replace: '',
    test: { by: 'unit', file: 'tests/unit/background/data-handlers.test.ts', only: 'erasing breaks off' },
  },
  {
    requirement: 'R52',
    file: 'lib/store/settings.ts',
    find: 'withoutPolicy(settingsSchema.parse(change(withPolicy(own, policy))), own, policy)',
    replace: 'settingsSchema.parse(change(withPolicy(own, policy)))',
    test: { by: 'unit', file: 'tests/unit/store/policy.test.ts', only: 'is not overcome by a write' },
  },
  {
    requirement: 'R52',
    file: 'entrypoints/background/options-handlers.ts',
    find: 'return hideOptions ? now : {',
    replace: 'return {',
    test: { by: 'unit', file: 'tests/unit/background/options-handlers.test.ts', only: 'that hides the options' },
  },
  {
    requirement: 'R52',
    file: 'entrypoints/background/data-handlers.ts',
    find: 'isHidden ? now : ',
    replace: '',
    test: {
      by: 'unit',
      file: 'tests/unit/background/data-handlers.test.ts',
      only: 'does not overcome an organisation',
    },
  },
  {
    requirement: 'R54',
    file: 'lib/files/safe-cell.ts',
    find: 'return formula.test(text) ?',
    replace: 'return false ?',
    test: { by: 'unit', file: 'tests/unit/export/export-list.test.ts', only: 'that no spreadsheet runs' },
  },
  {
    requirement: 'R54',
    file: 'lib/export/export-list.ts',
    find: 'csvCell(safeCell(cell))',
    replace: 'csvCell(cell)',
    test: { by: 'unit', file: 'tests/unit/export/export-list.test.ts', only: 'no cell begins a formula' },
  },
];
