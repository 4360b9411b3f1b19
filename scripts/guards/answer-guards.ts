import type { Guard } from './guard.ts';

const faults = 'tests/integration/lookup/remote/faults.test.ts';

/** The guards of SECURITY R14 to R20: of answers, of consent and of the worker’s life. */
export const answerGuards: readonly Guard[] = [
  {
    requirement: 'R14',
    file: 'lib/lookup/remote/ask-operation.ts',
    find: 'AbortSignal.any([signal, late])',
    replace: 'signal',
    test: { by: 'unit', file: faults, only: 'drip' },
  },
  {
    requirement: 'R14',
    file: 'lib/lookup/remote/read-body.ts',
    find: 'if (length > limit) {',
    replace: 'if (length > limit * 1000) {',
    test: { by: 'unit', file: 'tests/unit/lookup/remote/read-body.test.ts' },
  },
  {
    requirement: 'R14',
    file: 'lib/lookup/remote/ask-operation.ts',
    find: "if (!isJsonType(response.headers.get('content-type'))) return giveUp(response, { kind: 'not-json' });",
    replace: '',
    test: { by: 'unit', file: faults, only: 'wrong-type,' },
  },
  {
    requirement: 'R15',
    file: 'lib/lookup/online/consent.ts',
    find: "case 'never':\n      return false;",
    replace: "case 'never':\n      return asked;",
    test: { by: 'unit', file: 'tests/unit/lookup/online/gates.test.ts', only: 'let nothing at all through' },
  },
  {
    requirement: 'R15',
    file: 'lib/model/settings.ts',
    find: "z.enum(onlineModes).default('never')",
    replace: "z.enum(onlineModes).default('hover')",
    test: { by: 'unit', file: 'tests/unit/store/settings.test.ts', only: 'start at their defaults' },
  },
  {
    requirement: 'R16',
    file: 'entrypoints/background/settings-changed.ts',
    find: "if (after.lookUpOnline === 'never') lookUp.withdraw();",
    replace: '',
    test: { by: 'unit', file: 'tests/unit/background/options-handlers.test.ts', only: 'withdrawn' },
  },
  {
    requirement: 'R16',
    file: 'lib/lookup/online/gates.ts',
    find: 'consent.abort();',
    replace: '',
    test: { by: 'unit', file: 'tests/unit/lookup/online/consent.test.ts', only: 'turning online look-ups off' },
  },
  {
    requirement: 'R16',
    file: 'entrypoints/options/data-collection-consent.ts',
    find: 'return browser.permissions.request(collectedData).catch(() => browser.permissions.contains(collectedData));',
    replace: 'return true;',
    test: { by: 'unit', file: 'tests/unit/entrypoints/data-collection-consent.test.ts' },
  },
  {
    requirement: 'R16',
    file: 'lib/lookup/online/gates.ts',
    find: "if (!(await hasDataConsent())) return failed({ kind: 'no-consent' });",
    replace: '',
    test: { by: 'unit', file: 'tests/unit/lookup/online/data-consent.test.ts' },
  },
  {
    requirement: 'R17',
    file: 'lib/lookup/online/gates.ts',
    find: "if (question.isPrivate) return failed({ kind: 'private-window' });",
    replace: '',
    test: { by: 'unit', file: 'tests/unit/lookup/online/gates.test.ts', only: 'private window' },
  },
  {
    requirement: 'R17',
    file: 'entrypoints/background/note-in-history.ts',
    find: 'if (isPrivate || ',
    replace: 'if (',
    test: { by: 'unit', file: 'tests/unit/background/private-windows.test.ts' },
  },
  {
    requirement: 'R17',
    file: 'lib/store/sites.ts',
    find: 'if (isPrivate) {',
    replace: 'if (isPrivate && host === "") {',
    test: { by: 'unit', file: 'tests/unit/store/sites.test.ts', only: 'private' },
  },
  {
    requirement: 'R18',
    file: 'lib/lookup/remote/caller-id.ts',
    find: "['number', subjectKey(subject)],",
    replace: "['number', subjectKey(subject)], ['page', 'https://example.com/'],",
    test: { by: 'unit', file: 'tests/unit/lookup/remote/golden-requests.test.ts', only: 'caller ID' },
  },
  {
    requirement: 'R18',
    file: 'lib/lookup/remote/read-address.ts',
    find: "if (url.search !== '') return failed('has-query');",
    replace: '',
    test: { by: 'unit', file: 'tests/unit/lookup/remote/read-address.test.ts' },
  },
  {
    requirement: 'R19',
    file: 'entrypoints/background/index.ts',
    find: '  listenToMenu();',
    replace: '  void Promise.resolve().then(listenToMenu);',
    test: { by: 'unit', file: 'tests/unit/background/worker-start.test.ts' },
  },
  {
    requirement: 'R20',
    file: 'lib/lookup/online/queue.ts',
    find: 'const timer = setTimeout(giveUp, waitAtMost);',
    replace: 'const timer = setTimeout(() => {}, waitAtMost);',
    test: { by: 'unit', file: 'tests/unit/lookup/online/queue.test.ts', only: 'lets nobody wait' },
  },
];
