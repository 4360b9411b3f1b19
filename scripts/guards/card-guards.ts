import type { Guard } from './guard.ts';

/** The guards of SECURITY R31 and R57 to R59: of the card on its page. */
export const cardGuards: readonly Guard[] = [
  {
    requirement: 'R31',
    guard: 'look-each-frame',
    test: { by: 'unit', file: 'tests/unit/entrypoints/press-in-sight.test.ts', only: 'looks in each frame' },
  },
  {
    requirement: 'R31',
    guard: 'after-press',
    test: { by: 'unit', file: 'tests/unit/entrypoints/press-in-sight.test.ts', only: 'comes after the press' },
  },
  {
    requirement: 'R31',
    guard: 'look-at-press',
    swap: ["['pointerdown', 'keydown']", '[]'],
    test: { by: 'unit', file: 'tests/unit/entrypoints/press-in-sight.test.ts', only: 'looks when a press begins' },
  },
  {
    requirement: 'R31',
    guard: 'seen-since-press',
    swap: [" || press === 'covered'", ''],
    test: { by: 'unit', file: 'tests/unit/entrypoints/press-in-sight.test.ts', only: 'covered when the press began' },
  },
  {
    requirement: 'R31',
    guard: 'link-in-sight',
    test: { by: 'e2e', file: 'tests/e2e/attacks-covering.spec.ts', only: 'covered buttons' },
  },
  {
    requirement: 'R31',
    guard: 'copy-in-sight',
    swap: ['inSight.guardChange(copier.copy, undefined)', 'copier.copy'],
    test: { by: 'e2e', file: 'tests/e2e/attacks-covering.spec.ts', only: 'covered buttons' },
  },
  {
    requirement: 'R57',
    guard: 'host-style',
    test: { by: 'browser', file: 'tests/browser/card-host.test.ts', only: 'a page that hides it' },
  },
  {
    requirement: 'R57',
    guard: 'host-attributes',
    test: { by: 'browser', file: 'tests/browser/card-host.test.ts', only: 'screen readers' },
  },
  {
    requirement: 'R57',
    guard: 'growth-restarts',
    test: { by: 'browser', file: 'tests/browser/card-host.test.ts', only: 'a card that grew' },
  },
  {
    requirement: 'R57',
    guard: 'host-last-moment',
    test: { by: 'unit', file: 'tests/unit/entrypoints/press-in-sight.test.ts', only: 'in the last moment' },
  },
  {
    requirement: 'R58',
    guard: 'press-minute',
    swap: ['>=', '>= Infinity &&'],
    test: { by: 'unit', file: 'tests/unit/store/calls.test.ts', only: 'holds presses on cards' },
  },
  {
    requirement: 'R58',
    guard: 'press-hour',
    swap: ['>=', '>= Infinity &&'],
    test: { by: 'e2e', file: 'tests/e2e/attacks-spending.spec.ts', only: 'click loop' },
  },
  {
    requirement: 'R58',
    guard: 'presses-lifted',
    test: { by: 'unit', file: 'tests/unit/background/popup-handlers.test.ts', only: 'is lifted by a lookup' },
  },
  {
    requirement: 'R58',
    guard: 'presses-lifted',
    swap: ['if (', 'if (true || '],
    test: { by: 'unit', file: 'tests/unit/background/popup-handlers.test.ts', only: 'stays where the popup' },
  },
  {
    requirement: 'R59',
    guard: 'no-features',
    swap: ['style(frame', "frame.allow = 'clipboard-write *'; style(frame"],
    test: { by: 'browser', file: 'tests/browser/card-host.test.ts', only: 'has neither address nor features' },
  },
  {
    requirement: 'R59',
    guard: 'no-address',
    swap: ['frame.contentWindow?.location.replace(page.url)', 'frame.src = page.url'],
    test: { by: 'browser', file: 'tests/browser/card-host.test.ts', only: 'has neither address nor features' },
  },
  {
    requirement: 'R59',
    guard: 'bound-popover',
    swap: ['host.showPopover.bind(host, undefined)', '() => host.showPopover()'],
    test: { by: 'e2e', file: 'tests/e2e/attacks-observing.spec.ts', only: 'observer probe, isolated:' },
  },
  {
    requirement: 'R59',
    guard: 'copied-as-text',
    test: { by: 'browser', file: 'tests/browser/plain-copies.test.ts', only: 'what is copied' },
  },
  {
    requirement: 'R59',
    guard: 'dragged-as-text',
    test: { by: 'browser', file: 'tests/browser/plain-copies.test.ts', only: 'what is dragged' },
  },
];
