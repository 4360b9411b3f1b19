import type { Guard } from './guard.ts';

/** The guards of SECURITY R31 and R57 to R59: of the card on its page. */
export const cardGuards: readonly Guard[] = [
  {
    requirement: 'R31',
    file: 'entrypoints/card/spend-in-sight.ts',
    find: "if (found === 'clear') looking ??= requestAnimationFrame(look);",
    replace: '',
    test: { by: 'unit', file: 'tests/unit/entrypoints/spend-in-sight.test.ts', only: 'looks in each frame' },
  },
  {
    requirement: 'R31',
    file: 'entrypoints/card/spend-in-sight.ts',
    find: "if (!(await isSeen()) || !isLive()) return tell('notInSight');",
    replace: '',
    test: { by: 'unit', file: 'tests/unit/entrypoints/spend-in-sight.test.ts', only: 'comes after the press' },
  },
  {
    requirement: 'R31',
    file: 'entrypoints/card/spend-in-sight.ts',
    find: "for (const type of ['pointerdown', 'keydown'])",
    replace: 'for (const type of [])',
    test: { by: 'unit', file: 'tests/unit/entrypoints/spend-in-sight.test.ts', only: 'looks when a press begins' },
  },
  {
    requirement: 'R57',
    file: 'lib/page/card/host-watch.ts',
    find: "isOwn(attributeOf(host, 'style')) &&",
    replace: '',
    test: { by: 'browser', file: 'tests/browser/card-host.test.ts', only: 'a page that hides it' },
  },
  {
    requirement: 'R57',
    file: 'entrypoints/card/spend-in-sight.ts',
    find: "if (!(await host.isSure())) return tell('notInSight');",
    replace: '',
    test: { by: 'unit', file: 'tests/unit/entrypoints/spend-in-sight.test.ts', only: 'in the last moment' },
  },
  {
    requirement: 'R58',
    file: 'lib/store/service/calls.ts',
    find: 'length >= presses.minute',
    replace: 'length >= Infinity',
    test: { by: 'unit', file: 'tests/unit/store/calls.test.ts', only: 'holds presses on cards' },
  },
  {
    requirement: 'R58',
    file: 'lib/store/service/calls.ts',
    find: 'length >= presses.hour',
    replace: 'length >= Infinity',
    test: { by: 'e2e', file: 'tests/e2e/attacks-spending.spec.ts', only: 'click loop' },
  },
  {
    requirement: 'R58',
    file: 'entrypoints/background/toolbar/popup.ts',
    find: 'if (options.asked) await liftPresses(Date.now());',
    replace: '',
    test: { by: 'unit', file: 'tests/unit/background/popup-handlers.test.ts', only: 'is lifted by a lookup' },
  },
  {
    requirement: 'R58',
    file: 'entrypoints/background/toolbar/popup.ts',
    find: 'if (options.asked) await liftPresses',
    replace: 'await liftPresses',
    test: { by: 'unit', file: 'tests/unit/background/popup-handlers.test.ts', only: 'stays where the popup' },
  },
  {
    requirement: 'R59',
    file: 'lib/page/card/card-host.ts',
    find: 'frame.src = url;',
    replace: "frame.allow = 'clipboard-write *'; frame.src = url;",
    test: { by: 'e2e', file: 'tests/e2e/attacks-observing.spec.ts', only: 'observer probe, no features:' },
  },
  {
    requirement: 'R59',
    file: 'lib/page/card/card-host.ts',
    find: '.then(host.showPopover.bind(host, undefined))',
    replace: '.then(() => host.showPopover())',
    test: { by: 'e2e', file: 'tests/e2e/attacks-observing.spec.ts', only: 'observer probe, isolated:' },
  },
];
