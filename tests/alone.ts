/**
 * Test files that do not share their worker's modules with others: they put modules in the place of others or load them
 * anew (`vi.mock`, `vi.resetModules`), need a worker that has not opened the database yet, or start what listens on.
 */
export const alone: readonly string[] = [
  'tests/integration/background/failing-database.test.ts',
  'tests/unit/background/policy-changed.test.ts',
  'tests/unit/background/toolbar.test.ts',
  'tests/unit/background/worker-start.test.ts',
  'tests/unit/components/providers.test.tsx',
  'tests/unit/data/fetch-reader.test.ts',
  'tests/unit/entrypoints/card-model.test.ts',
  'tests/unit/entrypoints/contacts-model.test.ts',
  'tests/unit/entrypoints/data-model.test.ts',
  'tests/unit/entrypoints/found-model.test.ts',
  'tests/unit/entrypoints/import-files.test.ts',
  'tests/unit/entrypoints/keep-own.test.ts',
  'tests/unit/entrypoints/list-half.test.ts',
  'tests/unit/entrypoints/list-model.test.ts',
  'tests/unit/entrypoints/list-reader.test.ts',
  'tests/unit/entrypoints/list-rows.test.ts',
  'tests/unit/entrypoints/lists-of-the-options.test.ts',
  'tests/unit/entrypoints/options-model.test.ts',
  'tests/unit/entrypoints/own-providers-model.test.ts',
  'tests/unit/entrypoints/popup-call.test.ts',
  'tests/unit/entrypoints/popup-model.test.ts',
  'tests/unit/entrypoints/welcome-model.test.ts',
  'tests/unit/list/lines-without.test.ts',
  'tests/unit/store/damaged-database.test.ts',
  'tests/unit/store/earlier-version.test.ts',
  'tests/unit/store/failing-database.test.ts',
  'tests/unit/store/upgrade.test.ts',
];
