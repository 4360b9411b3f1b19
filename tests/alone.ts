/**
 * Test files that do not share their worker's modules with others: they put modules in the place of others or load them
 * anew (`vi.mock`, `vi.resetModules`), need a worker that has not opened the database yet, or start what listens on.
 */
export const alone: readonly string[] = [
  'tests/integration/entrypoints/background/failing-database.test.ts',
  'tests/unit/entrypoints/background/settings/policy-changed.test.ts',
  'tests/unit/entrypoints/background/toolbar/toolbar.test.ts',
  'tests/unit/entrypoints/background/worker-start.test.ts',
  'tests/unit/components/options/providers/providers.test.tsx',
  'tests/unit/data/fetch-reader.test.ts',
  'tests/unit/entrypoints/card/card-model.test.ts',
  'tests/unit/entrypoints/options/contacts/contacts-model.test.ts',
  'tests/unit/entrypoints/options/data-model.test.ts',
  'tests/unit/entrypoints/sidepanel/found/found-model.test.ts',
  'tests/unit/entrypoints/options/contacts/import-files.test.ts',
  'tests/unit/entrypoints/options/keep-own.test.ts',
  'tests/unit/entrypoints/sidepanel/list/list-half.test.ts',
  'tests/unit/entrypoints/sidepanel/list/list-model.test.ts',
  'tests/unit/entrypoints/sidepanel/list/list-reader.test.ts',
  'tests/unit/entrypoints/sidepanel/list/list-rows.test.ts',
  'tests/unit/entrypoints/options/lists-of-the-options.test.ts',
  'tests/unit/entrypoints/options/service/options-model.test.ts',
  'tests/unit/entrypoints/options/own-providers-model.test.ts',
  'tests/unit/entrypoints/popup-call.test.ts',
  'tests/unit/entrypoints/popup/popup-model.test.ts',
  'tests/unit/entrypoints/welcome/welcome-model.test.ts',
  'tests/unit/list/lines-without.test.ts',
  'tests/unit/store/database/damaged-database.test.ts',
  'tests/unit/store/database/earlier-version.test.ts',
  'tests/unit/store/database/failing-database.test.ts',
  'tests/unit/store/database/upgrade.test.ts',
];
