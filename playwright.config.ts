import { defineConfig } from '@playwright/test';

const { CI, NUMLENS_FULL, NUMLENS_E2E_REPORT = 'test-results/report.json' } = process.env;

/** The files that take longest. They begin first, so that at the end no worker is alone with one. */
const longest =
  /\/(?:gallery|attacks-pointing|attacks-spending|firefox-online|words-fit|attacks-veiling|attacks-breaking|fault-matrix|details|popup|real-pointer)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Four browsers at a time: much of a test is waiting for delays, and two cores are what `npm test` counts on.
  workers: 4,
  fullyParallel: false,
  // tests/e2e/whole.ts
  ...(NUMLENS_FULL ? {} : { grepInvert: /@whole/ }),
  // What hangs ends all the same; a busy machine only takes longer.
  timeout: 400_000,
  expect: { timeout: 30_000, toPass: { intervals: [50], timeout: 30_000 } },
  forbidOnly: Boolean(CI),
  reporter: [[CI ? 'list' : 'line'], ['json', { outputFile: NUMLENS_E2E_REPORT }]],
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
});
