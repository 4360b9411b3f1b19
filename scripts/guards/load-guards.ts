import type { Guard } from './guard.ts';

const fairQueue = 'tests/unit/background/fair-queue.test.ts';
const longTexts = 'tests/browser/long-texts.test.ts';

/** The guards of SECURITY R62 and R63: of pages that take the worker, or the page's own time, for themselves. */
export const loadGuards: readonly Guard[] = [
  {
    requirement: 'R62',
    file: 'lib/store/session/open-cards.ts',
    find: 'tab.length > most.length ? tab : most',
    replace: 'most',
    test: { by: 'unit', file: 'tests/unit/store/open-cards.test.ts', only: 'without end' },
  },
  {
    requirement: 'R62',
    file: 'entrypoints/background/fair-queue.ts',
    find: "return (await queue.inTurn(sender, work)) ?? failed('interrupted');",
    replace: "return sender ? work() : failed('interrupted');",
    test: { by: 'unit', file: 'tests/unit/background/request-order.test.ts', only: 'waits for its turn' },
  },
  {
    requirement: 'R62',
    file: 'entrypoints/background/fair-queue.ts',
    find: 'urgent > 0 ? heldSince + longestHold : 0',
    replace: '0',
    test: { by: 'unit', file: fairQueue, only: 'cards come first' },
  },
  {
    requirement: 'R62',
    file: 'entrypoints/background/fair-queue.ts',
    find: 'Math.min(longestRest, took * over ** 2)',
    replace: 'Math.min(longestRest, 0 * over)',
    test: { by: 'unit', file: fairQueue, only: 'heard less and less' },
  },
  {
    requirement: 'R62',
    file: 'entrypoints/background/fair-queue.ts',
    find: 'one.turn - other.turn',
    replace: 'other.turn - one.turn',
    test: { by: 'unit', file: fairQueue, only: 'tabs take turns' },
  },
  {
    requirement: 'R62',
    file: 'lib/page/read/detection-queue.ts',
    find: 'Math.max(0, recent - calmRounds) * restStep',
    replace: '0 * Math.max(0, recent - calmRounds) * restStep',
    test: { by: 'unit', file: 'tests/unit/page/detection-queue.test.ts', only: 'is heard less and less' },
  },
  {
    requirement: 'R62',
    file: 'lib/messages/tell-page.ts',
    find: 'setTimeout(resolve, patience, null)',
    replace: 'setTimeout(() => {}, patience, null)',
    test: { by: 'unit', file: 'tests/unit/messages/tell-page.test.ts', only: 'a page that hangs' },
  },
  {
    requirement: 'R63',
    file: 'lib/page/read/reader.ts',
    find: 'partOfText(node, from, length) === text',
    replace: 'node.data.slice(from, from + length) === text',
    test: { by: 'browser', file: longTexts, only: 'twice as long a text' },
  },
  {
    requirement: 'R63',
    file: 'lib/page/mark/marks-in-sight.ts',
    find: 'if (sight && (end <= sight.from || start >= sight.to)) return;',
    replace: 'void [start, end];',
    test: { by: 'browser', file: longTexts, only: 'twice as long a text' },
  },
  {
    requirement: 'R63',
    file: 'lib/page/mark/match-ledger.ts',
    find: 'const stretchCharacters = 1_024;',
    replace: 'const stretchCharacters = 100_000_000;',
    test: { by: 'browser', file: longTexts, only: 'twice as many finds' },
  },
];
