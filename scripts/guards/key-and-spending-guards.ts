import type { Guard } from './guard.ts';

const askOperation = 'tests/unit/lookup/service/ask-operation.test.ts';
const added = 'tests/unit/lookup/online/added-providers.test.ts';
const faults = 'tests/integration/lookup/service/faults.test.ts';

/** The guards of SECURITY R01 to R06: of the key, its destinations and what it may spend. */
export const keyAndSpendingGuards: readonly Guard[] = [
  {
    requirement: 'R01',
    guard: 'storage-level',
    swap: ["'TRUSTED_CONTEXTS'", "'TRUSTED_AND_UNTRUSTED_CONTEXTS'"],
    test: { by: 'unit', file: 'tests/unit/store/guard-storage.test.ts' },
  },
  {
    requirement: 'R02',
    guard: 'last-four',
    swap: ['.slice(-4)', ''],
    test: { by: 'unit', file: 'tests/unit/background/options-handlers.test.ts', only: 'is never said again' },
  },
  {
    requirement: 'R03',
    guard: 'key-as-shown',
    test: { by: 'unit', file: 'tests/unit/background/options-handlers.test.ts', only: 'while a key is typed' },
  },
  {
    requirement: 'R03',
    guard: 'key-origins',
    test: { by: 'unit', file: 'tests/unit/lookup/online/gates.test.ts', only: 'keep the key from an address' },
  },
  {
    requirement: 'R03',
    guard: 'key-stays-bound',
    swap: [
      'if (trimmed !== null) await saveSecret({ key: trimmed,',
      "await saveSecret({ key: trimmed ?? (await readSecret())?.key ?? '',",
    ],
    test: { by: 'unit', file: 'tests/unit/background/options-handlers.test.ts', only: 'stays bound' },
  },
  {
    requirement: 'R03',
    guard: 'origins-with-secrets',
    swap: ['!secret', 'true'],
    test: {
      by: 'unit',
      file: 'tests/unit/lookup/online/every-provider.test.ts',
      only: 'once all its secrets are entered again',
    },
  },
  {
    requirement: 'R04',
    guard: 'no-redirect',
    swap: ["'manual'", "'follow'"],
    test: { by: 'unit', file: faults, only: '307' },
  },
  {
    requirement: 'R04',
    guard: 'no-credentials',
    swap: ["'omit'", "'include'"],
    test: { by: 'unit', file: askOperation, only: 'no credentials' },
  },
  {
    requirement: 'R04',
    guard: 'no-referrer',
    swap: ["'no-referrer'", "'unsafe-url'"],
    test: { by: 'unit', file: askOperation, only: 'no credentials' },
  },
  {
    requirement: 'R04',
    guard: 'no-http-cache',
    swap: ["'no-store'", "'default'"],
    test: { by: 'unit', file: askOperation, only: 'no credentials' },
  },
  {
    requirement: 'R04',
    guard: 'https-only',
    test: { by: 'unit', file: 'tests/unit/lookup/service/read-address.test.ts' },
  },
  {
    requirement: 'R04',
    guard: 'no-user-info',
    test: { by: 'unit', file: 'tests/unit/lookup/service/read-address.test.ts' },
  },
  {
    requirement: 'R04',
    guard: 'address-again',
    swap: ['readAddress(options.base)', '{ ok: true, value: { base: options.base } }'],
    test: { by: 'unit', file: askOperation, only: 'sends nothing to' },
  },
  {
    requirement: 'R04',
    guard: 'three-registries',
    swap: ['3', '5'],
    test: { by: 'unit', file: added, only: 'at three registries at most' },
  },
  {
    requirement: 'R05',
    guard: 'reread-by-press',
    swap: ['...onlyByPress,', ''],
    test: { by: 'unit', file: 'tests/unit/background/lesson-handlers.test.ts', only: 'asks nobody by itself' },
  },
  {
    requirement: 'R05',
    guard: 'pick-by-press',
    swap: [', ...onlyByPress', ''],
    test: { by: 'unit', file: 'tests/unit/background/card-handlers.test.ts', only: 'a number picked from a list' },
  },
  {
    requirement: 'R05',
    guard: 'own-hover-switch',
    swap: ['|| hover', '|| !hover'],
    test: { by: 'unit', file: added, only: 'is never asked by hovering' },
  },
  {
    requirement: 'R06',
    guard: 'own-limits',
    swap: ['!own', 'own'],
    test: { by: 'unit', file: added, only: 'hold for presses' },
  },
  {
    requirement: 'R05',
    guard: 'only-asked',
    swap: ['asked', 'true'],
    test: { by: 'unit', file: 'tests/unit/lookup/online/gates.test.ts', only: 'let nothing unasked through' },
  },
  {
    requirement: 'R05',
    guard: 'stood-still',
    swap: ['|| !(', '|| false && !('],
    test: { by: 'unit', file: 'tests/unit/background/card-handlers.test.ts', only: 'stood still' },
  },
  {
    requirement: 'R05',
    guard: 'standing-mark',
    swap: ['< standing', '< -Infinity'],
    test: { by: 'browser', file: 'tests/browser/pointer.test.ts' },
  },
  {
    requirement: 'R05',
    guard: 'came-from-outside',
    swap: ['&& !', '|| false && !'],
    test: { by: 'browser', file: 'tests/browser/pointer.test.ts' },
  },
  {
    requirement: 'R64',
    guard: 'same-place',
    swap: ['=== placeOf(match, matchRects(match))', '!== null'],
    test: { by: 'browser', file: 'tests/browser/pointer.test.ts', only: 'ahead of the pointer' },
  },
  {
    requirement: 'R05',
    guard: 'opaque',
    test: { by: 'browser', file: 'tests/browser/pointer.test.ts', only: 'in each of two parents' },
  },
  {
    requirement: 'R64',
    guard: 'same-window',
    swap: ['screenX', '0'],
    test: { by: 'browser', file: 'tests/browser/pointer.test.ts', only: 'because the window moved' },
  },
  {
    requirement: 'R64',
    guard: 'same-number',
    swap: ['subjectKey(subject), ', ''],
    test: { by: 'browser', file: 'tests/browser/pointer.test.ts', only: 'takes the place of another' },
  },
  {
    requirement: 'R05',
    guard: 'real-events',
    swap: ['.isTrusted', '.type'],
    test: { by: 'e2e', file: 'tests/e2e/attacks-spending.spec.ts', only: 'event forger' },
  },
  {
    requirement: 'R05',
    guard: 'taken-press',
    swap: ['|| !', '&& !'],
    test: { by: 'unit', file: 'tests/unit/background/shortcuts.test.ts', only: 'a page that asks without a press' },
  },
  {
    requirement: 'R05',
    guard: 'fresh-selection',
    swap: ['&&', '|| false &&'],
    test: { by: 'unit', file: 'tests/unit/background/shortcuts.test.ts', only: 'a page that asks without a press' },
  },
  {
    requirement: 'R06',
    guard: 'minute-budget',
    swap: ['> budgets', '> Infinity * budgets'],
    test: { by: 'unit', file: 'tests/unit/store/calls.test.ts', only: 'minute' },
  },
  {
    requirement: 'R06',
    guard: 'site-budget',
    swap: ['> budgets', '> Infinity * budgets'],
    test: { by: 'unit', file: 'tests/unit/store/calls.test.ts', only: 'site' },
  },
  {
    requirement: 'R06',
    guard: 'day-budget',
    swap: ['> budgets', '> Infinity * budgets'],
    test: { by: 'unit', file: 'tests/unit/store/calls.test.ts', only: 'day' },
  },
  {
    requirement: 'R16',
    guard: 'same-key',
    test: { by: 'unit', file: 'tests/unit/lookup/online/gates.test.ts', only: 'when the key is removed' },
  },
  {
    requirement: 'R58',
    guard: 'in-vain',
    swap: ['< ', '< Infinity + '],
    test: { by: 'unit', file: 'tests/unit/entrypoints/list-run.test.ts', only: 'without end' },
  },
];
