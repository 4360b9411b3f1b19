import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../setup/run-command.ts';
import { toolPath } from '../setup/tool-path.ts';
import type { Guard } from './guard.ts';

/**
 * What became of a test when its guard was taken away: it failed, as it must; it stayed green; it passed or failed no test
 * (`nothing-ran`); or the guard's text does not stand in its file once any more.
 */
export type Verdict = 'red' | 'green' | 'nothing-ran' | 'text-gone';

/** Takes one guard out of a copy of the project, runs its test, and puts the guard back. */
export async function tryGuard(folder: string, guard: Guard): Promise<Verdict> {
  const path = join(folder, guard.file);
  const before = readFileSync(path, 'utf8');
  if (before.split(guard.find).length !== 2) return 'text-gone';
  writeFileSync(
    path,
    before.replace(guard.find, () => guard.replace),
  );
  try {
    return await runTest(folder, guard.test);
  } finally {
    writeFileSync(path, before);
  }
}

async function runTest(folder: string, test: Guard['test']): Promise<Verdict> {
  if (test.by === 'e2e') {
    const built = await run([join(folder, 'scripts', 'build.ts'), 'chrome']);
    if (built.code !== 0) return 'nothing-ran';
    const only = test.only ? ['--grep', asPattern(test.only)] : [];
    const config = ['--config', join(folder, 'playwright.config.ts'), '--reporter=list'];
    return judge(
      await run([toolPath('@playwright/test'), 'test', ...config, ...only, test.file.split('/').at(-1) ?? '']),
    );
  }
  const config = test.by === 'browser' ? 'vitest.browser.config.ts' : 'vitest.config.ts';
  const only = test.only ? ['-t', asPattern(test.only)] : [];
  return judge(
    await run([toolPath('vitest'), 'run', '--root', folder, '--config', join(folder, config), ...only, test.file]),
  );
}

/** Longest that a test may take, ms; one that hangs has not failed, and proves nothing. */
const patience = 180_000;

function run(args: string[]): ReturnType<typeof runCommand> {
  const env = { NO_COLOR: '1', NODE_ENV: 'test' };
  return runCommand(process.execPath, args, { output: 'keep', env, signal: AbortSignal.timeout(patience) });
}

/** Red only where a test failed: a file that cannot be read at all proves nothing. */
function judge({ code, output }: { code: number; output: string }): Verdict {
  if (/\b\d+ failed/.test(output) && /[×✗✘]|FAIL /.test(output))
    return /no tests|No test/i.test(output) ? 'nothing-ran' : 'red';
  if (code === 0 && /\b\d+ passed/.test(output)) return 'green';
  return 'nothing-ran';
}

/** A name as the pattern that the test runners take. */
function asPattern(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
