import type { Guard } from './guard.ts';

const fairQueue = 'tests/unit/background/fair-queue.test.ts';
const longTexts = 'tests/browser/long-texts.test.ts';

/** The guards against pages and files that keep the worker (SECURITY R62) or a page (R63) busy. */
export const loadGuards: readonly Guard[] = [
  {
    requirement: 'R62',
    guard: 'frames-bound',
    swap: ['idle === undefined', 'false'],
    test: { by: 'unit', file: fairQueue, only: 'fills no memory' },
  },
  {
    requirement: 'R62',
    guard: 'open-cards-bound',
    swap: [' ?', ' && false ?'],
    test: { by: 'unit', file: 'tests/unit/store/open-cards.test.ts', only: 'without end' },
  },
  {
    requirement: 'R62',
    guard: 'fair-turn',
    swap: ['(await queue.inTurn(sender, work)) ??', 'sender ? work() :'],
    test: { by: 'unit', file: 'tests/unit/background/request-order.test.ts', only: 'waits for its turn' },
  },
  {
    requirement: 'R62',
    guard: 'urgent-first',
    swap: [' ?', ' && false ?'],
    test: { by: 'unit', file: fairQueue, only: 'cards come first' },
  },
  {
    requirement: 'R62',
    guard: 'longer-rest',
    swap: ['** 2', '* 0'],
    test: { by: 'unit', file: fairQueue, only: 'heard less and less' },
  },
  {
    requirement: 'R63',
    guard: 'cells-of-step',
    swap: ['.slice(from, from + cellsOfStep)', ''],
    test: { by: 'unit', file: 'tests/unit/list/paste-anything.test.ts', only: 'in small steps' },
  },
  {
    requirement: 'R62',
    guard: 'thing-once',
    swap: ['things.get(value) ?? ', ''],
    test: { by: 'unit', file: 'tests/unit/lookup/names/json-ld-phones.test.ts', only: 'deep inside one once' },
  },
  {
    requirement: 'R62',
    guard: 'turns',
    swap: ['one.turn - other.turn', 'other.turn - one.turn'],
    test: { by: 'unit', file: fairQueue, only: 'tabs take turns' },
  },
  {
    requirement: 'R62',
    guard: 'page-rests',
    swap: ['Math.max', '0 * Math.max'],
    test: { by: 'unit', file: 'tests/unit/page/detection-queue.test.ts', only: 'is heard less and less' },
  },
  {
    requirement: 'R62',
    guard: 'page-patience',
    swap: ['resolve', '() => {}'],
    test: { by: 'unit', file: 'tests/unit/messages/tell-page.test.ts', only: 'a page that hangs' },
  },
  {
    requirement: 'R63',
    guard: 'part-of-text',
    swap: ['partOfText(node, from, length)', 'node.data.slice(from, from + length)'],
    test: { by: 'browser', file: longTexts, only: 'twice as long a text' },
  },
  {
    requirement: 'R63',
    guard: 'marks-in-sight',
    swap: ['if (', 'if (false && '],
    test: { by: 'browser', file: longTexts, only: 'twice as long a text' },
  },
  {
    requirement: 'R63',
    guard: 'ledger-stretch',
    swap: ['1_024', '100_000_000'],
    test: { by: 'browser', file: longTexts, only: 'twice as many finds' },
  },
  {
    requirement: 'R62',
    guard: 'page-rates',
    test: { by: 'unit', file: 'tests/unit/background/request-order.test.ts', only: 'too often' },
  },
  {
    requirement: 'R62',
    guard: 'rate-count',
    swap: ['left >= 1', 'true'],
    test: { by: 'unit', file: 'tests/unit/background/page-rates.test.ts', only: 'no more' },
  },
  {
    requirement: 'R63',
    guard: 'blank-lines',
    swap: ['> start', '> text.length'],
    test: { by: 'unit', file: 'tests/unit/list/export-list.test.ts', only: 'blank lines without end' },
  },
  {
    requirement: 'R63',
    guard: 'blank-contacts',
    swap: ['> position', '> text.length'],
    test: { by: 'unit', file: 'tests/unit/entrypoints/import-files.test.ts', only: 'blank lines without end' },
  },
  {
    requirement: 'R63',
    guard: 'cells-of-row',
    test: { by: 'unit', file: 'tests/unit/entrypoints/import-files.test.ts', only: 'however many phone columns' },
  },
  {
    requirement: 'R63',
    guard: 'columns-of-name',
    swap: ['.slice(0, mostColumns)', ''],
    test: { by: 'unit', file: 'tests/unit/entrypoints/import-files.test.ts', only: 'however many name columns' },
  },
  {
    requirement: 'R63',
    guard: 'folds-of-step',
    test: { by: 'unit', file: 'tests/unit/entrypoints/import-files.test.ts', only: 'folded lines without end' },
  },
  {
    requirement: 'R63',
    guard: 'blank-folds',
    swap: ["piece !== '' && ", ''],
    test: { by: 'unit', file: 'tests/unit/entrypoints/import-files.test.ts', only: 'folded lines without end' },
  },
  {
    requirement: 'R63',
    guard: 'separator-at-end',
    swap: ['/[,;]$/.test(line) ? line.slice(0, -1).trimEnd() : line', "line.replace(/\\s*[,;]$/, '')"],
    test: { by: 'unit', file: 'tests/unit/list/paste-anything.test.ts', only: 'separator at its end' },
  },
  {
    requirement: 'R63',
    guard: 'fits-first',
    test: { by: 'unit', file: 'tests/unit/entrypoints/data-model.test.ts', only: 'too many sites for one message' },
  },
  {
    requirement: 'R63',
    guard: 'numbers-of-name',
    swap: ['mostNumbers', 'Infinity'],
    test: { by: 'unit', file: 'tests/unit/store/contacts.test.ts', only: 'keep to bounds' },
  },
  {
    requirement: 'R63',
    guard: 'names-of-number',
    swap: [', mostNames', ''],
    test: { by: 'unit', file: 'tests/unit/store/contacts.test.ts', only: 'keep to bounds' },
  },
  {
    requirement: 'R63',
    guard: 'nodes-after',
    swap: ['1_000', '1_000_000'],
    test: { by: 'browser', file: 'tests/browser/row-of.test.ts', only: 'only near the number' },
  },
];
