import { env } from 'node:process';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

/** Tests of what reads and draws on a page: in a real browser (`vitest run --config vitest.browser.config.ts`). */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    // What hangs ends all the same; a busy machine only takes longer.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['tests/patience.ts'],
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
