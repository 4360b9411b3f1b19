import { defineConfig } from '@playwright/test';

const { CI, NUMLENS_E2E_REPORT = 'test-results/report.json' } = process.env;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Two browsers at a time: most of a test is waiting for delays, and two cores are what `npm test` counts on.
  workers: 2,
  fullyParallel: false,
  // In a whole run of many browsers one may stumble over the machine. The closing lines name what had to be run again.
  retries: CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000, toPass: { intervals: [50] } },
  forbidOnly: Boolean(CI),
  reporter: [[CI ? 'list' : 'line'], ['json', { outputFile: NUMLENS_E2E_REPORT }]],
  projects: [{ name: 'chromium' }],
});
