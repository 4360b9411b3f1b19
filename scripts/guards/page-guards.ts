import type { Guard } from './guard.ts';

/** The guards of the page script and of the style of marks (SECURITY R21 to R27, R34, and of R65 what concerns a page). */
export const pageGuards: readonly Guard[] = [
  {
    requirement: 'R21',
    guard: 'one-script',
    test: { by: 'unit', file: 'tests/unit/page/take-frame.test.ts' },
  },
  {
    requirement: 'R22',
    guard: 'page-script-by-name',
    swap: ["'page.js'", "'content-scripts/content.js'"],
    test: { by: 'unit', file: 'tests/unit/manifest.test.ts', only: 'names the page script itself' },
  },
  {
    requirement: 'R22',
    guard: 'real-events',
    swap: ['.isTrusted', '.type'],
    test: { by: 'browser', file: 'tests/browser/card-controller.test.ts', only: 'makes up' },
  },
  {
    requirement: 'R23',
    guard: 'one-writer',
    swap: ["navigator.locks.request('numlens-settings', ", 'Promise.resolve().then('],
    test: { by: 'unit', file: 'tests/unit/store/settings.test.ts', only: '200 times' },
  },
  {
    requirement: 'R24',
    guard: 'host-removed',
    swap: ['remove', 'hidePopover'],
    test: { by: 'browser', file: 'tests/browser/card-host.test.ts', only: 'leaves nothing' },
  },
  {
    requirement: 'R25',
    guard: 'bounded-slice',
    swap: ['&& !', '|| false && !'],
    test: { by: 'browser', file: 'tests/browser/slices.test.ts' },
  },
  {
    requirement: 'R26',
    guard: 'longest-subject',
    swap: ['250', '25_000'],
    test: { by: 'unit', file: 'tests/unit/detect/read-subject.test.ts' },
  },
  {
    requirement: 'R27',
    guard: 'own-matches',
    swap: ['method(elements.matches)', '(element, selector) => element.matches(selector)'],
    test: { by: 'browser', file: 'tests/browser/surveyor.test.ts', only: 'survives a form' },
  },
  {
    requirement: 'R27',
    guard: 'own-attributes',
    swap: ['method(elements.getAttribute)', '(element, name) => element.getAttribute(name)'],
    test: { by: 'browser', file: 'tests/browser/published-near.test.ts', only: 'hides the document' },
  },
  {
    requirement: 'R34',
    guard: 'first-marks',
    swap: ['!marked && answer.finds.some((found) => found.length > 0)', 'true'],
    test: { by: 'unit', file: 'tests/unit/background/marks-style.test.ts', only: 'with its first finds' },
  },
  {
    requirement: 'R34',
    guard: 'off-when-read',
    test: { by: 'unit', file: 'tests/unit/background/marks-style.test.ts', only: 'taken away' },
  },
  {
    requirement: 'R34',
    guard: 'frame-off',
    swap: ["mode === 'off' && setFor !== null", 'false'],
    test: { by: 'unit', file: 'tests/unit/background/site-handlers.test.ts', only: 'is not read in a frame' },
  },
  {
    requirement: 'R34',
    guard: 'off-at-once',
    test: { by: 'unit', file: 'tests/unit/background/marks-style.test.ts', only: 'taken away' },
  },
  {
    requirement: 'R34',
    guard: 'off-when-back',
    test: { by: 'unit', file: 'tests/unit/background/marks-style.test.ts', only: 'taken away' },
  },
  {
    requirement: 'R34',
    guard: 'off-when-hovered',
    test: { by: 'unit', file: 'tests/unit/background/marks-style.test.ts', only: 'taken away' },
  },
  {
    requirement: 'R34',
    guard: 'page-script-by-name',
    swap: ["'page.js'],", "'page.js'], css: ['marks.css'],"],
    test: { by: 'unit', file: 'tests/unit/manifest.test.ts', only: 'gives no style to every page' },
  },
  {
    requirement: 'R34',
    guard: 'one-style',
    test: { by: 'unit', file: 'tests/unit/background/marks-style.test.ts', only: 'with its first finds' },
  },
  {
    requirement: 'R24',
    guard: 'frame-removed',
    test: { by: 'browser', file: 'tests/browser/card-host.test.ts', only: 'puts it back' },
  },
  {
    requirement: 'R65',
    guard: 'listens-again',
    test: { by: 'e2e', file: 'tests/e2e/survey-life.spec.ts', only: 'writes itself anew' },
  },
];
