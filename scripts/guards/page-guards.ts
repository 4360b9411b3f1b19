import type { Guard } from './guard.ts';

/** The guards of SECURITY R21 to R27: of the page half. */
export const pageGuards: readonly Guard[] = [
  {
    requirement: 'R21',
    file: 'lib/page/dom/page-life.ts',
    find: 'if (before instanceof AbortController && !before.signal.aborted) return null;',
    replace: '',
    test: { by: 'unit', file: 'tests/unit/page/take-frame.test.ts' },
  },
  {
    requirement: 'R22',
    file: 'wxt.config.ts',
    find: "js: ['page.js'],",
    replace: "js: ['content-scripts/content.js'],",
    test: { by: 'unit', file: 'tests/unit/manifest.test.ts', only: 'names the page script itself' },
  },
  {
    requirement: 'R22',
    file: 'lib/page/dom/page-life.ts',
    find: 'event.isTrusted && listener(event)',
    replace: 'listener(event)',
    test: { by: 'browser', file: 'tests/browser/card-controller.test.ts', only: 'makes up' },
  },
  {
    requirement: 'R23',
    file: 'lib/store/person/settings.ts',
    find: "return navigator.locks.request('numlens-settings', async () => {",
    replace: 'return Promise.resolve().then(async () => {',
    test: { by: 'unit', file: 'tests/unit/store/settings.test.ts', only: '200 times' },
  },
  {
    requirement: 'R24',
    file: 'lib/page/card/card-host.ts',
    find: 'host.remove();',
    replace: 'host.hidePopover();',
    test: { by: 'browser', file: 'tests/browser/card-host.test.ts', only: 'leaves nothing' },
  },
  {
    requirement: 'R25',
    file: 'lib/page/read/slices.ts',
    find: 'jobs.length > 0 && !signal.aborted && pageTime() < until',
    replace: 'jobs.length > 0',
    test: { by: 'browser', file: 'tests/browser/slices.test.ts' },
  },
  {
    requirement: 'R26',
    file: 'lib/detect/read-subject.ts',
    find: 'const longest = 250;',
    replace: 'const longest = 25_000;',
    test: { by: 'unit', file: 'tests/unit/detect/read-subject.test.ts' },
  },
  {
    requirement: 'R27',
    file: 'lib/page/dom/page-dom.ts',
    find: 'method(elements.matches)',
    replace: '(element, selector) => element.matches(selector)',
    test: { by: 'browser', file: 'tests/browser/surveyor.test.ts', only: 'survives a form' },
  },
  {
    requirement: 'R27',
    file: 'lib/page/dom/page-dom.ts',
    find: 'method(elements.getAttribute)',
    replace: '(element, name) => element.getAttribute(name)',
    test: { by: 'browser', file: 'tests/browser/published-near.test.ts', only: 'hides the document' },
  },
];
