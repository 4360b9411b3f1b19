import type { Guard } from './guard.ts';

const lookUp = 'tests/unit/lookup/online/look-up.test.ts';
const askOperation = 'tests/unit/lookup/remote/ask-operation.test.ts';
const faults = 'tests/unit/lookup/remote/faults.test.ts';

/** The guards of SECURITY R01 to R06: of the key, of where it may go and of what it may spend. */
export const keyAndSpendingGuards: readonly Guard[] = [
  {
    requirement: 'R01',
    file: 'lib/store/guard-storage.ts',
    find: "accessLevel: 'TRUSTED_CONTEXTS'",
    replace: "accessLevel: 'TRUSTED_AND_UNTRUSTED_CONTEXTS'",
    test: { by: 'unit', file: 'tests/unit/store/guard-storage.test.ts' },
  },
  {
    requirement: 'R02',
    file: 'entrypoints/background/options-handlers.ts',
    find: 'last4: secret.key.slice(-4)',
    replace: 'last4: secret.key',
    test: { by: 'unit', file: 'tests/unit/background/options-handlers.test.ts', only: 'is never said again' },
  },
  {
    requirement: 'R03',
    file: 'lib/lookup/online/gates.ts',
    find: "if (!secret.origins.includes(origin)) return failed({ kind: 'key-for-other-address', origin });",
    replace: '',
    test: { by: 'unit', file: lookUp, only: 'keep the key from an address' },
  },
  {
    requirement: 'R03',
    file: 'entrypoints/background/options-handlers.ts',
    find: 'else if (trimmed !== null) await saveSecret({ key: trimmed,',
    replace: "else await saveSecret({ key: trimmed ?? (await readSecret())?.key ?? '',",
    test: { by: 'unit', file: 'tests/unit/background/options-handlers.test.ts', only: 'stays bound' },
  },
  {
    requirement: 'R04',
    file: 'lib/lookup/remote/ask-operation.ts',
    find: "redirect: 'manual'",
    replace: "redirect: 'follow'",
    test: { by: 'unit', file: faults, only: '307' },
  },
  {
    requirement: 'R04',
    file: 'lib/lookup/remote/ask-operation.ts',
    find: "credentials: 'omit'",
    replace: "credentials: 'include'",
    test: { by: 'unit', file: askOperation, only: 'no credentials' },
  },
  {
    requirement: 'R04',
    file: 'lib/lookup/remote/ask-operation.ts',
    find: "referrerPolicy: 'no-referrer'",
    replace: "referrerPolicy: 'unsafe-url'",
    test: { by: 'unit', file: askOperation, only: 'no credentials' },
  },
  {
    requirement: 'R04',
    file: 'lib/lookup/remote/ask-operation.ts',
    find: "cache: 'no-store'",
    replace: "cache: 'default'",
    test: { by: 'unit', file: askOperation, only: 'no credentials' },
  },
  {
    requirement: 'R04',
    file: 'lib/lookup/remote/read-address.ts',
    find: "if (url.protocol !== 'https:' && !isLoopback(url.hostname)) return failed('not-https');",
    replace: '',
    test: { by: 'unit', file: 'tests/unit/lookup/remote/read-address.test.ts' },
  },
  {
    requirement: 'R04',
    file: 'lib/lookup/remote/read-address.ts',
    find: "if (url.username !== '' || url.password !== '') return failed('has-user-info');",
    replace: '',
    test: { by: 'unit', file: 'tests/unit/lookup/remote/read-address.test.ts' },
  },
  {
    requirement: 'R04',
    file: 'lib/lookup/remote/ask-operation.ts',
    find: "if (!address.ok) return failed({ kind: 'not-configured' });",
    replace:
      'if (!address.ok) return requestJson(operation.url(options), { signal: options.signal, deadlineAfter: deadline }) as never;',
    test: { by: 'unit', file: askOperation, only: 'sends nothing to' },
  },
  {
    requirement: 'R05',
    file: 'lib/lookup/online/consent.ts',
    find: 'return asked;',
    replace: 'return asked || true;',
    test: { by: 'unit', file: lookUp, only: 'let nothing unasked through' },
  },
  {
    requirement: 'R05',
    file: 'entrypoints/background/card-handlers.ts',
    find: '!(asked || card.asked || card.still)',
    replace: 'false',
    test: { by: 'unit', file: 'tests/unit/background/card-handlers.test.ts', only: 'stood still' },
  },
  {
    requirement: 'R05',
    file: 'lib/page/pointer.ts',
    find: 'over.at - match.since < standing',
    replace: 'over.at < 0',
    test: { by: 'browser', file: 'tests/browser/pointer.test.ts' },
  },
  {
    requirement: 'R05',
    file: 'lib/page/pointer.ts',
    find: 'return isUnmoved && !rects.some((rect) => holds(rect, cameFrom.x, cameFrom.y));',
    replace: 'return isUnmoved;',
    test: { by: 'browser', file: 'tests/browser/pointer.test.ts' },
  },
  {
    requirement: 'R05',
    file: 'lib/page/pointer.ts',
    find: "if (!event.isTrusted || event.pointerType === 'touch') return;",
    replace: '',
    test: { by: 'e2e', file: 'tests/e2e/attacks-spending.spec.ts', only: 'event forger' },
  },
  {
    requirement: 'R05',
    file: 'entrypoints/background/shortcuts.ts',
    find: '!takePress(sender.tabId)',
    replace: 'false',
    test: { by: 'unit', file: 'tests/unit/background/shortcuts.test.ts', only: 'a page that asks without a press' },
  },
  {
    requirement: 'R05',
    file: 'entrypoints/background/shortcuts.ts',
    find: 'at !== undefined && Date.now() - at < wishHolds',
    replace: 'at !== undefined',
    test: { by: 'unit', file: 'tests/unit/background/shortcuts.test.ts', only: 'a page that asks without a press' },
  },
  {
    requirement: 'R06',
    file: 'lib/store/calls.ts',
    find: 'length >= budgets.minute',
    replace: 'length >= Infinity',
    test: { by: 'unit', file: 'tests/unit/store/calls.test.ts', only: 'minute' },
  },
  {
    requirement: 'R06',
    file: 'lib/store/calls.ts',
    find: 'onSite.length >= budgets.site',
    replace: 'onSite.length >= Infinity',
    test: { by: 'unit', file: 'tests/unit/store/calls.test.ts', only: 'site' },
  },
  {
    requirement: 'R06',
    file: 'lib/store/calls.ts',
    find: 'recent.length >= budgets.day',
    replace: 'recent.length >= Infinity',
    test: { by: 'unit', file: 'tests/unit/store/calls.test.ts', only: 'day' },
  },
];
