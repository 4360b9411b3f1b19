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
    guard: 'provider-refutes',
    test: { by: 'unit', file: 'tests/unit/report/provider-facts.test.ts', only: 'leads with its verdict' },
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
    swap: ['<= room', '> 0'],
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
    requirement: 'R60',
    guard: 'link-read-there',
    swap: [
      'readValid(digits, homeOf(target))',
      'target.e164.endsWith(digits.replace(/^0+/, "")) ? { ...target, trunkMissing: () => false } : null',
    ],
    test: { by: 'unit', file: 'tests/unit/detect/read-link.test.ts', only: 'shows another number' },
  },
  {
    requirement: 'R60',
    guard: 'link-text-seen',
    swap: ['isShown(node)', 'true'],
    test: { by: 'browser', file: 'tests/browser/number-links.test.ts', only: 'what nobody sees' },
  },
  {
    requirement: 'R60',
    guard: 'link-guess',
    swap: ['isElsewhere ?', 'isElsewhere && false ?'],
    test: { by: 'unit', file: 'tests/unit/background/read-page.test.ts', only: 'is a guess' },
  },
  {
    requirement: 'R60',
    guard: 'link-without-query',
    swap: ['([^?]*)', '(?:.*number=)?([^?]*)'],
    test: { by: 'unit', file: 'tests/unit/detect/read-tel-link.test.ts', only: 'leads to' },
  },
  {
    requirement: 'R60',
    guard: 'every-recipient',
    swap: ['!isShown(each)', 'false'],
    test: { by: 'unit', file: 'tests/unit/detect/read-link.test.ts', only: 'does not show' },
  },
  {
    requirement: 'R60',
    guard: 'link-unread',
    swap: ['!isCut &&', 'true ||'],
    test: { by: 'unit', file: 'tests/unit/detect/read-link.test.ts', only: 'calls something else' },
  },
  {
    requirement: 'R60',
    guard: 'link-cut',
    swap: ['href.length < linkCharacters', 'true'],
    test: { by: 'unit', file: 'tests/unit/detect/read-link.test.ts', only: 'calls something else' },
  },
  {
    requirement: 'R60',
    guard: 'link-unread-said',
    swap: ['unread === null', 'true'],
    test: { by: 'unit', file: 'tests/unit/components/card.test.tsx', only: 'what cannot be read' },
  },
  {
    requirement: 'R60',
    guard: 'link-as-followed',
    swap: ['element.href', "element.getAttribute('href')"],
    test: { by: 'browser', file: 'tests/browser/number-links.test.ts', only: 'is a number’s link' },
  },
  {
    requirement: 'R60',
    guard: 'link-watched',
    swap: [", attributeFilter: ['href']", ''],
    test: { by: 'browser', file: 'tests/browser/number-links.test.ts', only: 'leads elsewhere' },
  },
  {
    requirement: 'R60',
    guard: 'link-tick',
    swap: [' && isOneCountry && !isCostly', ''],
    test: { by: 'unit', file: 'tests/unit/components/card.test.tsx', only: 'neither if one costs' },
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
