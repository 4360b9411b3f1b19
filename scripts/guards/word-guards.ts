import type { Guard } from './guard.ts';

/** The guards of SECURITY R54 and R60: of words that pages, files and the service supply. */
export const wordGuards: readonly Guard[] = [
  {
    requirement: 'R60',
    file: 'lib/report/wording/verdict.ts',
    find: "if (validation?.status) return { tone: 'said', text: say('serviceSays', validation.status) };",
    replace: '',
    test: { by: 'unit', file: 'tests/unit/report/service-word.test.ts', only: 'is said first' },
  },
  {
    requirement: 'R60',
    file: 'lib/report/wording/lead.ts',
    find: "return source.at === null ? say('pageSays', text) : say('otherPageSaid', source.host, text);",
    replace: 'return text;',
    test: { by: 'unit', file: 'tests/unit/report/imitating-names.test.ts', only: 'comes first' },
  },
  {
    requirement: 'R60',
    file: 'lib/report/wording/lead.ts',
    find: '(isOfPage(known) && known.at === null ? { ...known, at: now } : known)',
    replace: 'known',
    test: { by: 'unit', file: 'tests/unit/report/imitating-names.test.ts', only: 'copies and exports' },
  },
  {
    requirement: 'R60',
    file: 'lib/report/wording/headline.ts',
    find: "(each.isOurs ? each.text : say('serviceSays', each.text))",
    replace: 'each.text',
    test: { by: 'unit', file: 'tests/unit/report/imitating-names.test.ts', only: 'that leads' },
  },
  {
    requirement: 'R60',
    file: 'entrypoints/background/cards/names.ts',
    find: 'at: host === here ? null : Date.now()',
    replace: 'at: null',
    test: { by: 'unit', file: 'tests/unit/background/page-names.test.ts', only: 'another host' },
  },
  {
    requirement: 'R54',
    file: 'lib/text/csv.ts',
    find: 'between.replace(border, "$&\'")',
    replace: 'between',
    test: { by: 'unit', file: 'tests/unit/text/safe-cell.test.ts', only: 'no part begins a formula' },
  },
  {
    requirement: 'R54',
    file: 'lib/report/copy/markdown-row.ts',
    find: 'living.test(line) ? code(line) : ',
    replace: '',
    test: { by: 'unit', file: 'tests/unit/report/recipes.test.ts', only: 'leave nothing alive' },
  },
  {
    requirement: 'R60',
    file: 'lib/text/clean-text.ts',
    find: ".replace(unseen, '')",
    replace: '',
    test: { by: 'unit', file: 'tests/unit/lookup/service/clean-text.test.ts', only: 'is absent, whoever gives it' },
  },
  {
    requirement: 'R60',
    file: 'lib/text/clean-text.ts',
    find: ".replace(piledMarks, '$1')",
    replace: '',
    test: { by: 'unit', file: 'tests/unit/lookup/service/clean-text.test.ts', only: 'marks in a pile' },
  },
];
