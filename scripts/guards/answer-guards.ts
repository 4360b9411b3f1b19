import type { Guard } from './guard.ts';

const faults = 'tests/integration/lookup/service/faults.test.ts';

/** The guards of SECURITY R14 to R20: of answers, of consent and of the worker’s life. */
export const answerGuards: readonly Guard[] = [
  {
    requirement: 'R14',
    guard: 'deadline',
    swap: [', late', ''],
    test: { by: 'unit', file: faults, only: 'drip' },
  },
  {
    requirement: 'R14',
    guard: 'answer-size',
    swap: ['>', '> 1000 *'],
    test: { by: 'unit', file: 'tests/unit/lookup/service/read-body.test.ts' },
  },
  {
    requirement: 'R14',
    guard: 'documented-fields',
    swap: [') && !', ') !== null && !'],
    test: { by: 'unit', file: faults, only: 'no-field,' },
  },
  {
    requirement: 'R15',
    guard: 'never-is-never',
    swap: ['false', 'asked'],
    test: { by: 'unit', file: 'tests/unit/lookup/online/gates.test.ts', only: 'let nothing at all through' },
  },
  {
    requirement: 'R15',
    guard: 'off-at-first',
    swap: ["'never'", "'hover'"],
    test: { by: 'unit', file: 'tests/unit/store/settings.test.ts', only: 'start at their defaults' },
  },
  {
    requirement: 'R16',
    guard: 'withdrawn-setting',
    test: { by: 'unit', file: 'tests/unit/background/options-handlers.test.ts', only: 'withdrawn' },
  },
  {
    requirement: 'R16',
    guard: 'consent-aborts',
    test: { by: 'unit', file: 'tests/unit/lookup/online/consent.test.ts', only: 'turning online look-ups off' },
  },
  {
    requirement: 'R16',
    guard: 'firefox-asks',
    swap: ['return ', 'return true || '],
    test: { by: 'unit', file: 'tests/unit/entrypoints/data-collection-consent.test.ts' },
  },
  {
    requirement: 'R16',
    guard: 'data-consent',
    test: { by: 'unit', file: 'tests/unit/lookup/online/data-consent.test.ts' },
  },
  {
    requirement: 'R17',
    guard: 'private-question',
    test: { by: 'unit', file: 'tests/unit/lookup/online/gates.test.ts', only: 'private window' },
  },
  {
    requirement: 'R17',
    guard: 'own-window',
    swap: ['=== undefined', '!== null'],
    test: { by: 'unit', file: 'tests/unit/messages/sender.test.ts', only: 'as its own window' },
  },
  {
    requirement: 'R17',
    guard: 'panel-window',
    swap: [', window: of', ''],
    test: { by: 'unit', file: 'tests/unit/background/panel-windows.test.ts', only: 'in their own window' },
  },
  {
    requirement: 'R17',
    guard: 'private-history',
    swap: ['||', '&& false ||'],
    test: { by: 'unit', file: 'tests/unit/background/private-windows.test.ts' },
  },
  {
    requirement: 'R17',
    guard: 'private-lessons',
    swap: ['if (', 'if (false && '],
    test: { by: 'unit', file: 'tests/unit/store/site-lessons.test.ts', only: 'of a private window' },
  },
  {
    requirement: 'R17',
    guard: 'private-sites',
    swap: ['if (', 'if (false && '],
    test: { by: 'unit', file: 'tests/unit/store/sites.test.ts', only: 'private' },
  },
  {
    requirement: 'R18',
    guard: 'documented-query',
    swap: ['],', "], ['page', 'https://example.com/'],"],
    test: { by: 'unit', file: 'tests/unit/lookup/service/golden-requests.test.ts', only: 'caller ID' },
  },
  {
    requirement: 'R18',
    guard: 'no-own-query',
    test: { by: 'unit', file: 'tests/unit/lookup/service/read-address.test.ts' },
  },
  {
    requirement: 'R19',
    guard: 'listens-at-once',
    swap: ['listenToMenu()', 'void Promise.resolve().then(listenToMenu)'],
    test: { by: 'unit', file: 'tests/unit/background/worker-start.test.ts' },
  },
  {
    requirement: 'R20',
    guard: 'queue-patience',
    swap: ['giveUp', '() => {}'],
    test: { by: 'unit', file: 'tests/unit/lookup/online/queue.test.ts', only: 'lets nobody wait' },
  },
];
