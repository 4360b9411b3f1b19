import { env } from 'node:process';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

/** Tests of what reads and draws on a page: in a real browser (`vitest run --config vitest.browser.config.ts`). */
export default defineConfig({
  test: {
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
