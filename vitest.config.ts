import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { alone } from './tests/alone.ts';
import { nightly } from './tests/nightly.ts';

export default defineConfig({
  resolve: {
    alias: { 'wxt/browser': fileURLToPath(new URL('tests/wxt-browser.ts', import.meta.url)) },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    environment: 'node',
    pool: 'threads',
    // One for each of two cores; by itself one core would be left idle.
    maxWorkers: 2,
    // What hangs ends all the same; a busy machine only takes longer.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'alone', include: [...alone], setupFiles: ['tests/patience.ts'] } },
      // The files of a worker share its modules, which saves loading them for each.
      {
        extends: true,
        test: {
          name: 'together',
          include: ['tests/{unit,integration}/**/*.test.{ts,tsx}'],
          exclude: [...alone, ...(env['NUMLENS_FULL'] ? [] : nightly)],
          isolate: false,
          setupFiles: ['tests/fresh-start.ts'],
        },
      },
    ],
  },
});
