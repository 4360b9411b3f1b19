import type { Guard } from './guard.ts';

/**
 * The guards of what is kept (SECURITY R39, R40), of policies (R52), of exports (R54), of restored settings (R61), and of
 * failing storage and clocks that are set back (R65, R66).
 */
export const dataGuards: readonly Guard[] = [
  {
    requirement: 'R39',
    guard: 'key-rebuilt',
    test: { by: 'unit', file: 'tests/unit/store/damaged-database.test.ts', only: 'rebuilt with the key in it' },
  },
  {
    requirement: 'R66',
    guard: 'nothing-deleted',
    swap: ['openWhole()', 'openWhole().catch(async () => { await deleteDB(name); return openWhole(); })'],
    test: { by: 'unit', file: 'tests/unit/store/failing-database.test.ts', only: 'nothing is deleted, however often' },
  },
  {
    requirement: 'R66',
    guard: 'key-read-first',
    swap: [');', ').catch(() => null);'],
    test: { by: 'unit', file: 'tests/unit/store/damaged-database.test.ts', only: 'nothing is deleted yet' },
  },
  {
    requirement: 'R65',
    guard: 'press-tries-again',
    test: { by: 'unit', file: 'tests/integration/background/failing-database.test.ts', only: 'the press asks' },
  },
  {
    requirement: 'R65',
    guard: 'store-patience',
    swap: ['withTimeout(read(), reportTimeout)', 'read()'],
    test: {
      by: 'unit',
      file: 'tests/integration/background/failing-database.test.ts',
      only: '“get” never answers delays no report',
    },
  },
  {
    requirement: 'R65',
    guard: 'erase-deletes',
    swap: ['.catch(() => deleteDatabase())', ''],
    test: { by: 'unit', file: 'tests/integration/background/failing-database.test.ts', only: 'starts afresh' },
  },
  {
    requirement: 'R40',
    guard: 'erase-settings',
    test: { by: 'unit', file: 'tests/unit/store/erase.test.ts' },
  },
  {
    requirement: 'R40',
    guard: 'erase-stores',
    swap: ['.clear()', ''],
    test: { by: 'unit', file: 'tests/unit/store/erase.test.ts' },
  },
  {
    requirement: 'R40',
    guard: 'erase-session',
    test: { by: 'unit', file: 'tests/unit/store/erase.test.ts' },
  },
  {
    requirement: 'R40',
    guard: 'erase-open-panel',
    swap: ['.finally(tellErased)', ''],
    test: { by: 'unit', file: 'tests/unit/entrypoints/list-half.test.ts', only: 'empties the list' },
  },
  {
    requirement: 'R40',
    guard: 'erase-breaks-off',
    test: { by: 'unit', file: 'tests/unit/background/data-handlers.test.ts', only: 'erasing breaks off' },
  },
  {
    requirement: 'R52',
    guard: 'policy-over-write',
    swap: ['withoutPolicy(', '((next) => next)('],
    test: { by: 'unit', file: 'tests/unit/store/policy.test.ts', only: 'is not overcome by a write' },
  },
  {
    requirement: 'R52',
    guard: 'hidden-options',
    swap: [' ?', ' && false ?'],
    test: { by: 'unit', file: 'tests/unit/background/options-handlers.test.ts', only: 'that hides the options' },
  },
  {
    requirement: 'R52',
    guard: 'hidden-restore',
    swap: [' ?', ' && false ?'],
    test: {
      by: 'unit',
      file: 'tests/unit/background/data-handlers.test.ts',
      only: 'does not overcome an organization',
    },
  },
  {
    requirement: 'R54',
    guard: 'no-formula',
    swap: [' ?', ' && false ?'],
    test: { by: 'unit', file: 'tests/unit/list/export-list.test.ts', only: 'that no spreadsheet runs' },
  },
  {
    requirement: 'R54',
    guard: 'safe-export',
    swap: ['safeCell', ''],
    test: { by: 'unit', file: 'tests/unit/list/export-list.test.ts', only: 'no cell begins a formula' },
  },
  {
    requirement: 'R54',
    guard: 'mentions-nobody',
    test: { by: 'unit', file: 'tests/unit/report/recipes.test.ts', only: 'notifies nobody' },
  },
  {
    requirement: 'R54',
    guard: 'names-no-ticket',
    test: { by: 'unit', file: 'tests/unit/report/recipes.test.ts', only: 'notifies nobody' },
  },
  {
    requirement: 'R41',
    guard: 'frame-lessons',
    swap: ['host === frameHost', 'true'],
    test: { by: 'unit', file: 'tests/unit/background/lesson-handlers.test.ts', only: 'unknown to a frame' },
  },
  {
    requirement: 'R60',
    guard: 'note-of-extension',
    swap: ['note && entryKey(note.subject) === key', 'note'],
    test: { by: 'unit', file: 'tests/unit/store/notes.test.ts', only: 'on its extensions' },
  },
  {
    requirement: 'R60',
    guard: 'contact-of-extension',
    swap: ['withExtension(name, subject)', 'name'],
    test: { by: 'unit', file: 'tests/unit/background/with-contacts.test.ts', only: 'with an extension' },
  },
  {
    requirement: 'R60',
    guard: 'plain-frame',
    swap: ['!each.isPlain ||', 'true ||'],
    test: { by: 'unit', file: 'tests/unit/background/page-names.test.ts', only: 'came over http' },
  },
  {
    requirement: 'R60',
    guard: 'plain-page',
    swap: [' && !isPlain', ' && isPlain !== null'],
    test: { by: 'unit', file: 'tests/unit/background/page-names.test.ts', only: 'came over http' },
  },
  {
    requirement: 'R60',
    guard: 'answer-of-another',
    swap: ['if (other)', 'if (other && false)'],
    test: { by: 'unit', file: 'tests/unit/lookup/service/phone-validation.test.ts', only: 'about another number' },
  },
  {
    requirement: 'R54',
    guard: 'no-link-words',
    test: { by: 'unit', file: 'tests/unit/report/recipes.test.ts', only: 'Support' },
  },
  {
    requirement: 'R54',
    guard: 'no-tags',
    test: { by: 'unit', file: 'tests/unit/report/recipes.test.ts', only: '<img src' },
  },
  {
    requirement: 'R54',
    guard: 'no-bare-address',
    test: { by: 'unit', file: 'tests/unit/report/recipes.test.ts', only: 'Bank hotline' },
  },
  {
    requirement: 'R65',
    guard: 'site-names',
    swap: ['.refine(isSiteName)', ''],
    test: { by: 'unit', file: 'tests/unit/model/settings-file.test.ts', only: 'is refused whole' },
  },
  {
    requirement: 'R61',
    guard: 'raised-needs-consent',
    swap: ['return ', 'return true || '],
    test: { by: 'unit', file: 'tests/unit/lookup/online/data-consent.test.ts', only: 'in other browsers' },
  },
  {
    requirement: 'R61',
    guard: 'restore-refreshes',
    test: { by: 'unit', file: 'tests/unit/entrypoints/data-model.test.ts', only: 'changed elsewhere' },
  },
  {
    requirement: 'R40',
    guard: 'erase-stops-imports',
    test: { by: 'unit', file: 'tests/unit/entrypoints/data-model.test.ts', only: 'being imported' },
  },
  {
    requirement: 'R40',
    guard: 'erase-after-notes',
    test: { by: 'unit', file: 'tests/unit/entrypoints/data-model.test.ts', only: 'everything is erased' },
  },
  {
    requirement: 'R61',
    guard: 'notes-selected',
    swap: ['notes.isSelected', 'true'],
    test: { by: 'unit', file: 'tests/unit/entrypoints/data-model.test.ts', only: 'only if they were selected' },
  },
  {
    requirement: 'R40',
    guard: 'contacts-stop',
    test: { by: 'unit', file: 'tests/unit/entrypoints/contacts-model.test.ts', only: 'put back' },
  },
  {
    requirement: 'R65',
    guard: 'list-fits',
    swap: ['||', '|| false &&'],
    test: { by: 'unit', file: 'tests/unit/store/panel-list.test.ts', only: 'fill the storage' },
  },
  {
    requirement: 'R65',
    guard: 'press-clock',
    swap: ['+ longestCall', '+ Infinity'],
    test: { by: 'unit', file: 'tests/unit/store/calls.test.ts', only: 'set back' },
  },
  {
    requirement: 'R65',
    guard: 'call-clock',
    swap: ['now + spans.day', 'Infinity'],
    test: { by: 'unit', file: 'tests/unit/store/calls.test.ts', only: 'set back' },
  },
  {
    requirement: 'R65',
    guard: 'breaker-clock',
    swap: ['&& !', '|| false && !'],
    test: { by: 'unit', file: 'tests/unit/lookup/online/breaker.test.ts', only: 'set back behind' },
  },
  {
    requirement: 'R65',
    guard: 'answer-clock',
    swap: ['&&', '|| false &&'],
    test: { by: 'unit', file: 'tests/unit/lookup/online/kept-answers.test.ts', only: 'set back' },
  },
  {
    requirement: 'R61',
    guard: 'raising-asks',
    swap: ['rises(onlineModes)', '() => false'],
    test: { by: 'unit', file: 'tests/unit/model/settings-changes.test.ts', only: 'lookUpOnline' },
  },
  {
    requirement: 'R61',
    guard: 'restore-selected',
    swap: ['||', '|| true ||'],
    test: { by: 'unit', file: 'tests/unit/entrypoints/data-model.test.ts', only: 'leaves out what can send or spend' },
  },
  {
    requirement: 'R40',
    guard: 'no-private-notes',
    test: { by: 'unit', file: 'tests/unit/store/notes.test.ts', only: 'from a private window' },
  },
  {
    requirement: 'R40',
    guard: 'no-private-import',
    test: { by: 'unit', file: 'tests/unit/store/notes.test.ts', only: 'from a private window' },
  },
];
