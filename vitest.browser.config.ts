import { env } from 'node:process';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

/** Tests of what reads and draws on a page: in a real browser (`vitest run --config vitest.browser.config.ts`). */
export default defineConfig({
  test: {
    // As in the end-to-end tests: the closing lines name what had to be run again.
    retry: env['CI'] ? 1 : 0,
    include: ['tests/browser/**/*.test.ts'],
    // A busy machine may take longer than the usual second.
    expect: { poll: { timeout: 5_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: env['NUMLENS_CHROMIUM'] ?? '/usr/bin/chromium',
          args: ['--no-sandbox', ...quiet, '--disable-sync'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
