import type { Guard } from './guard.ts';

const lookUp = 'tests/unit/lookup/online/look-up.test.ts';

/** The guards of SECURITY R28 to R36: of asking again, of buttons that spend, of pages that fight, of frames without an address. */
export const resilienceGuards: readonly Guard[] = [
  {
    requirement: 'R28',
    file: 'lib/lookup/remote/read-status.ts',
    find: "return { kind: status >= 500 ? 'server-error' : 'client-error', status };",
    replace: 'return null;',
    test: { by: 'unit', file: 'tests/unit/lookup/remote/read-status.test.ts' },
  },
  {
    requirement: 'R28',
    file: 'lib/lookup/remote/phone-path.ts',
    find: "if (choice.setting !== 'automatic' || choice.remembered !== null) return null;",
    replace: '',
    test: { by: 'unit', file: 'tests/unit/lookup/remote/phone-path.test.ts', only: 'does not go on' },
  },
  {
    requirement: 'R29',
    file: 'lib/lookup/online/breaker.ts',
    find: 'if (refusal) return failed(refusal);',
    replace: '',
    test: { by: 'unit', file: lookUp, only: 'refuses the key once' },
  },
  {
    requirement: 'R29',
    file: 'lib/lookup/online/breaker.ts',
    find: 'return open(failure, null);',
    replace: 'return open(failure, endedAt + pause);',
    test: { by: 'unit', file: 'tests/unit/lookup/online/breaker.test.ts', only: 'stays open after' },
  },
  {
    requirement: 'R30',
    file: 'lib/lookup/online/gates.ts',
    find: 'inFlight.set(name, call);',
    replace: '',
    test: { by: 'unit', file: lookUp, only: 'of fifty at once' },
  },
  {
    requirement: 'R30',
    file: 'lib/store/record-outcome.ts',
    find: "return result.problem.kind === 'not-found' && !isSearch ? { answer: null, expires: at + negativeFor } : null;",
    replace: 'return null;',
    test: { by: 'unit', file: lookUp, only: 'that there is nothing (404)' },
  },
  {
    requirement: 'R30',
    file: 'lib/lookup/online/look-up.ts',
    find: "const past = refresh && asked ? 'stale' : 'none';",
    replace: "const past = 'stale';",
    test: { by: 'unit', file: lookUp, only: 'goes stale' },
  },
  {
    requirement: 'R31',
    file: 'entrypoints/card/spend-in-sight.ts',
    find: "return entry.isVisible ? 'clear' : 'none';",
    replace: "return 'clear';",
    test: { by: 'unit', file: 'tests/unit/entrypoints/spend-in-sight.test.ts' },
  },
  {
    requirement: 'R31',
    file: 'lib/card/card-host.ts',
    find: "isVeiled(host, shown) && end('fought')",
    replace: 'isVeiled(host, shown)',
    test: { by: 'browser', file: 'tests/browser/card-host.test.ts', only: 'a page that hides it' },
  },
  {
    requirement: 'R31',
    file: 'entrypoints/card/main.tsx',
    find: 'onLookUp: inSight(model.lookUp),',
    replace: 'onLookUp: model.lookUp,',
    test: { by: 'e2e', file: 'tests/e2e/attacks-covering.spec.ts', only: 'overlays, popover' },
  },
  {
    requirement: 'R32',
    file: 'lib/card/card-host.ts',
    find: "const seen = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting || end('fought'));",
    replace: 'const seen = new IntersectionObserver(() => {});',
    test: { by: 'browser', file: 'tests/browser/card-host.test.ts', only: 'is known to fight it' },
  },
  {
    requirement: 'R32',
    file: 'lib/card/card-controller.ts',
    find: "if (fights.lost && room.settings().openCard === 'hover') return;",
    replace: '',
    test: { by: 'browser', file: 'tests/browser/card-controller.test.ts', only: 'again and again' },
  },
  {
    requirement: 'R36',
    file: 'lib/messages/sender.ts',
    find: "const isWritten = url.protocol === 'about:';",
    replace: 'const isWritten = false;',
    test: { by: 'unit', file: 'tests/unit/messages/sender.test.ts' },
  },
  {
    requirement: 'R36',
    file: 'entrypoints/background/card-handlers.ts',
    find: 'card.onDevice || !(asked',
    replace: '!(asked',
    test: { by: 'unit', file: 'tests/unit/background/card-handlers.test.ts', only: 'wrote itself' },
  },
];
