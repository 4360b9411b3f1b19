import type { Guard } from './guard.ts';

const pathTable = 'tests/integration/lookup/online/path-table.test.ts';

/** The guards of SECURITY R28 to R36: of asking again, of buttons that spend, of pages that fight, of frames without an address. */
export const resilienceGuards: readonly Guard[] = [
  {
    requirement: 'R28',
    guard: 'status-fails',
    swap: ['return ', 'return null && '],
    test: { by: 'unit', file: 'tests/unit/lookup/service/read-status.test.ts' },
  },
  {
    requirement: 'R28',
    guard: 'test-searches',
    swap: ['if (', 'if (true || '],
    test: { by: 'unit', file: pathTable, only: 'and gives' },
  },
  {
    requirement: 'R28',
    guard: 'search-teaches-at-end',
    swap: [' ?', ' || true ?'],
    test: { by: 'unit', file: pathTable, only: 'root: html' },
  },
  {
    requirement: 'R28',
    guard: 'path-that-answered',
    swap: ['if (', 'if (true || '],
    test: { by: 'unit', file: pathTable, only: 'root: 404' },
  },
  {
    requirement: 'R65',
    guard: 'test-is-free',
    swap: ['||', '&& false ||'],
    test: { by: 'unit', file: 'tests/unit/lookup/online/look-up.test.ts', only: 'always asks' },
  },
  {
    requirement: 'R65',
    guard: 'failed-search',
    swap: ['staysOpen ? state : open(failure, endedAt + pauseLength)', 'open(failure, null)'],
    test: { by: 'unit', file: 'tests/integration/lookup/online/ways-back.test.ts', only: 'automatic' },
  },
  {
    requirement: 'R65',
    guard: 'breaker-stays',
    test: { by: 'unit', file: 'tests/unit/lookup/online/look-up.test.ts', only: 'always asks' },
  },
  {
    requirement: 'R29',
    guard: 'breaker-refuses',
    test: { by: 'unit', file: 'tests/unit/lookup/online/gates.test.ts', only: 'refuses the key once' },
  },
  {
    requirement: 'R29',
    guard: 'no-key-to-refuse',
    test: { by: 'unit', file: 'tests/unit/lookup/online/added-providers.test.ts', only: 'asks for no key' },
  },
  {
    requirement: 'R65',
    guard: 'expired-twice',
    swap: ['deleteOverAt(seen)', 'deleteOverAt(now)'],
    test: { by: 'unit', file: 'tests/unit/store/record-outcome.test.ts', only: 'runs ahead once' },
  },
  {
    requirement: 'R65',
    guard: 'test-opens-all',
    test: { by: 'unit', file: 'tests/unit/lookup/online/added-providers.test.ts', only: 'opens the way to all' },
  },
  {
    requirement: 'R29',
    guard: 'breaker-until-changed',
    swap: ['null', 'endedAt + pauseLength'],
    test: { by: 'unit', file: 'tests/unit/lookup/online/breaker.test.ts', only: 'stays open after' },
  },
  {
    requirement: 'R30',
    guard: 'in-flight',
    test: { by: 'unit', file: 'tests/unit/lookup/online/look-up.test.ts', only: 'of fifty at once' },
  },
  {
    requirement: 'R30',
    guard: 'not-found-kept',
    swap: ['return ', 'return null && '],
    test: { by: 'unit', file: 'tests/unit/lookup/online/kept-answers.test.ts', only: 'that there is nothing (404)' },
  },
  {
    requirement: 'R30',
    guard: 'no-stale-refresh',
    swap: ["'lookup'", "'refresh'"],
    test: { by: 'unit', file: 'tests/unit/lookup/online/kept-answers.test.ts', only: 'goes stale' },
  },
  {
    requirement: 'R31',
    guard: 'in-sight',
    swap: ["'none'", "'clear'"],
    test: { by: 'unit', file: 'tests/unit/entrypoints/press-in-sight.test.ts' },
  },
  {
    requirement: 'R31',
    guard: 'host-as-written',
    swap: ['if (', 'if (false && '],
    test: { by: 'browser', file: 'tests/browser/card-host.test.ts', only: 'a page that hides it' },
  },
  {
    requirement: 'R31',
    guard: 'press-in-sight',
    swap: ['inSight.guardSpending', ''],
    test: { by: 'e2e', file: 'tests/e2e/attacks-covering.spec.ts', only: 'overlays, popover' },
  },
  {
    requirement: 'R31',
    guard: 'note-in-sight',
    swap: ['inSight.guardChange(model.writeNote, false)', 'model.writeNote'],
    test: { by: 'e2e', file: 'tests/e2e/attacks-covering.spec.ts', only: 'overlays, popover' },
  },
  {
    requirement: 'R32',
    guard: 'fight-seen',
    swap: ['painted', '() => {}'],
    test: { by: 'browser', file: 'tests/browser/card-host.test.ts', only: 'is known to fight it' },
  },
  {
    requirement: 'R32',
    guard: 'lost-fight',
    test: { by: 'browser', file: 'tests/browser/card-controller.test.ts', only: 'again and again' },
  },
  {
    requirement: 'R36',
    guard: 'page-wrote-frame',
    swap: ["=== 'about:'", "=== ''"],
    test: { by: 'unit', file: 'tests/unit/messages/sender.test.ts' },
  },
  {
    requirement: 'R36',
    guard: 'stood-still',
    swap: ['.onDevice', '.onDevice && false'],
    test: { by: 'unit', file: 'tests/unit/background/card-handlers.test.ts', only: 'wrote itself' },
  },
];
