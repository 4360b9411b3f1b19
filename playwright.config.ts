import { defineConfig } from '@playwright/test';

const { CI, NUMLENS_E2E_REPORT = 'test-results/report.json' } = process.env;

/** The files that take longest. They begin first, so that at the end no worker is alone with one. */
const longest =
  /\/(?:shared-pages|glance|attacks-veiling|attacks-breaking|fault-matrix|gallery|words-fit|endurance|real-pointer|spending)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Four browsers at a time: much of a test is waiting for delays, and two cores are what `npm test` counts on.
  workers: 4,
  fullyParallel: false,
  // In a whole run of many browsers one may stumble over the machine. The closing lines name what had to be run again.
  retries: CI ? 1 : 0,
  // What hangs ends all the same; a busy machine only takes longer.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { intervals: [50], timeout: 30_000 } },
  forbidOnly: Boolean(CI),
  reporter: [[CI ? 'list' : 'line'], ['json', { outputFile: NUMLENS_E2E_REPORT }]],
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
});
