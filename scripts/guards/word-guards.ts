import type { Guard } from './guard.ts';

/** The guards of SECURITY R42, R54 and R60: of words that pages, files and the service supply. */
export const wordGuards: readonly Guard[] = [
  {
    requirement: 'R60',
    guard: 'service-said',
    test: { by: 'unit', file: 'tests/unit/report/service-word.test.ts', only: 'is said first' },
  },
  {
    requirement: 'R60',
    guard: 'shown-otherwise',
    swap: ['!isShownOtherwise(text, plain, find)', 'true'],
    test: { by: 'unit', file: 'tests/unit/detect/unseen-signs.test.ts', only: 'is left alone' },
  },
  {
    requirement: 'R60',
    guard: 'own-finds',
    swap: ['at + start < to && at + end > from && ', ''],
    test: { by: 'browser', file: 'tests/browser/surveyor.test.ts', only: 'no part of a number' },
  },
  {
    requirement: 'R60',
    guard: 'cut-between',
    swap: ["'\\n, '", "'\\n '"],
    test: { by: 'browser', file: 'tests/browser/long-texts.test.ts', only: 'no number is cut' },
  },
  {
    requirement: 'R60',
    guard: 'number-goes-on',
    test: { by: 'browser', file: 'tests/browser/surveyor.test.ts', only: 'reads a number again' },
  },
  {
    requirement: 'R60',
    guard: 'cut-number',
    swap: [".replace(numberAtEnd, '')", ''],
    test: { by: 'unit', file: 'tests/unit/background/menu.test.ts', only: 'a long selection was cut' },
  },
  {
    requirement: 'R60',
    guard: 'provider-refutes',
    test: { by: 'unit', file: 'tests/unit/report/provider-facts.test.ts', only: 'leads with its verdict' },
  },
  {
    requirement: 'R60',
    guard: 'doubted-confirmation',
    swap: [", tone: 'doubtful'", ''],
    test: { by: 'unit', file: 'tests/unit/report/one-verdict.test.ts', only: 'is doubtful on the card' },
  },
  {
    requirement: 'R60',
    guard: 'refuted-confirmation',
    swap: ['refutation(report) ?? ', ''],
    test: { by: 'unit', file: 'tests/unit/report/one-verdict.test.ts', only: 'is doubtful on the card' },
  },
  {
    requirement: 'R60',
    guard: 'disputed-verdict',
    swap: ['isCountryDisputed(report) ?', 'isCountryDisputed(report) && false ?'],
    test: { by: 'unit', file: 'tests/unit/report/one-verdict.test.ts', only: 'is doubtful on the card' },
  },
  {
    requirement: 'R60',
    guard: 'provider-costs',
    swap: ['facts.lineType === lineType', 'facts.lineType === lineType && false'],
    test: { by: 'unit', file: 'tests/unit/report/link-row.test.ts', only: 'takes the tick' },
  },
  {
    requirement: 'R60',
    guard: 'hostname-said',
    swap: ["say('hostnameSaid', claim.text)", 'claim.text'],
    test: { by: 'unit', file: 'tests/unit/report/provider-facts.test.ts', only: 'own word' },
  },
  {
    requirement: 'R60',
    guard: 'page-said',
    swap: ['return', 'return text ||'],
    test: { by: 'unit', file: 'tests/unit/report/imitating-names.test.ts', only: 'comes first' },
  },
  {
    requirement: 'R60',
    guard: 'host-end',
    swap: ['<= longest', '> 0'],
    test: { by: 'unit', file: 'tests/unit/report/imitating-names.test.ts', only: 'whoever owns the site' },
  },
  {
    requirement: 'R60',
    guard: 'copied-names',
    swap: [' ?', ' && false ?'],
    test: { by: 'unit', file: 'tests/unit/report/imitating-names.test.ts', only: 'copies and exports' },
  },
  {
    requirement: 'R60',
    guard: 'service-leads',
    swap: ['attributed(each)', 'each.text'],
    test: { by: 'unit', file: 'tests/unit/report/imitating-names.test.ts', only: 'that leads' },
  },
  {
    requirement: 'R60',
    guard: 'place-said',
    test: { by: 'unit', file: 'tests/unit/report/glance.test.ts', only: 'says whose words the first line is' },
  },
  {
    requirement: 'R60',
    guard: 'other-host',
    swap: [' ?', ' || true ?'],
    test: { by: 'unit', file: 'tests/unit/background/page-names.test.ts', only: 'another host' },
  },
  {
    requirement: 'R54',
    guard: 'copied-network',
    swap: ['safeCell(text)', 'text'],
    test: { by: 'unit', file: 'tests/unit/components/card.test.tsx', only: 'copies no formula' },
  },
  {
    requirement: 'R54',
    guard: 'border-formula',
    swap: ['"$&\'"', "'$&'"],
    test: { by: 'unit', file: 'tests/unit/text/safe-cell.test.ts', only: 'no part begins a formula' },
  },
  {
    requirement: 'R54',
    guard: 'living-markdown',
    swap: [' ?', ' && false ?'],
    test: { by: 'unit', file: 'tests/unit/report/recipes.test.ts', only: 'leave nothing alive' },
  },
  {
    requirement: 'R60',
    guard: 'unseen-characters',
    test: { by: 'unit', file: 'tests/unit/lookup/service/clean-text.test.ts', only: 'is absent, whoever gives it' },
  },
  {
    requirement: 'R60',
    guard: 'piled-marks',
    test: { by: 'unit', file: 'tests/unit/lookup/service/clean-text.test.ts', only: 'marks in a pile' },
  },
  {
    requirement: 'R63',
    guard: 'piles-before-sorting',
    swap: [".replace(piledMarks, '$1')", ''],
    test: { by: 'unit', file: 'tests/unit/lookup/service/clean-text.test.ts', only: 'never has the browser sort' },
  },
  {
    requirement: 'R60',
    guard: 'latin-shapes',
    swap: ['\\p{Script=Cherokee}\\p{Script=Lisu}', ''],
    test: { by: 'unit', file: 'tests/unit/model/taken-names.test.ts', only: 'looks like one' },
  },
  {
    requirement: 'R60',
    guard: 'latin-unmixed',
    swap: ['foreign.test(word)', '/[\\p{Script=Cyrillic}\\p{Script=Greek}]/u.test(word)'],
    test: { by: 'unit', file: 'tests/unit/model/taken-names.test.ts', only: 'looks like one' },
  },
  {
    requirement: 'R60',
    guard: 'bars-as-letters',
    swap: ["bars, '1'", "bars, ' '"],
    test: { by: 'unit', file: 'tests/unit/model/taken-names.test.ts', only: 'looks like one' },
  },
  {
    requirement: 'R60',
    guard: 'two-like-one',
    swap: [".replaceAll('vv', 'w').replaceAll('rn', 'm')", ''],
    test: { by: 'unit', file: 'tests/unit/model/taken-names.test.ts', only: 'looks like one' },
  },
  {
    requirement: 'R42',
    guard: 'isolated-scripts',
    swap: ['\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}', ''],
    test: { by: 'unit', file: 'tests/unit/words/say.test.ts', only: 'from turning the rest' },
  },
];
