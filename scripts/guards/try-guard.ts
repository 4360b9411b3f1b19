import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../setup/run-command.ts';
import { toolPath } from '../setup/tool-path.ts';
import type { Guard } from './guard.ts';
import { readMarkers, takeAway } from './marker.ts';

/**
 * The result of a test without its guard: it failed, as it must; it stayed green; no test ran (`nothing-ran`); or the
 * guard is not in the code any more (`gone`).
 */
export type Verdict = 'red' | 'green' | 'nothing-ran' | 'gone';

/** Takes one guard out of a copy of the project, runs its test, and puts the guard back. */
export async function tryGuard(folder: string, guard: Guard): Promise<Verdict> {
  const removal = withoutGuard(folder, guard);
  if (!removal) return 'gone';
  const path = join(folder, removal.file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, removal.code);
  try {
    return await runTest(folder, guard);
  } finally {
    writeFileSync(path, before);
  }
}

/** Returns the file that has a guard, and its code without the guard; null unless the guard is found exactly once. */
export function withoutGuard(
  folder: string,
  guard: Guard,
  markers = readMarkers(folder),
): { file: string; code: string } | null {
  const [marker, ...others] = markers.filter((each) => each.name === guard.name);
  if (!marker || others.length > 0) return null;
  const { file, line } = marker;
  const code = takeAway(readFileSync(join(folder, file), 'utf8'), line, guard.swap);
  return code === null ? null : { file, code };
}

/** Needs a guard's test a build of the copy? That takes a minute. */
export const needsBuild = ({ test }: Guard): boolean => test.startsWith('tests/e2e/');

/** Runs a guard's test up to its first failure, which proves the guard: the rows of a table would hang one after another. */
async function runTest(folder: string, guard: Guard): Promise<Verdict> {
  const { test, only } = guard;
  if (needsBuild(guard)) {
    const built = await run([join(folder, 'scripts', 'build.ts'), 'chrome']);
    if (built.code !== 0) return 'nothing-ran';
    const named = only ? ['--grep', asPattern(only)] : [];
    const config = ['--config', join(folder, 'playwright.config.ts'), '--reporter=list', '-x'];
    return judge(await run([toolPath('@playwright/test'), 'test', ...config, ...named, test.split('/').at(-1) ?? '']));
  }
  const config = test.startsWith('tests/browser/') ? 'vitest.browser.config.ts' : 'vitest.config.ts';
  const named = only ? ['-t', asPattern(only)] : [];
  const place = ['--root', folder, '--config', join(folder, config), `--testTimeout=${hang}`, '--bail=1'];
  return judge(await run([toolPath('vitest'), 'run', ...place, ...named, test]));
}

/** Longest that a test may take, ms; one that hangs has not failed, and proves nothing. */
const patience = 180_000;

/** When a unit test that hangs has failed, ms: it does if the guard that it misses is a time limit. */
const hang = 60_000;

function run(args: string[]): ReturnType<typeof runCommand> {
  const env = { NO_COLOR: '1', NODE_ENV: 'test' };
  return runCommand(process.execPath, args, { output: 'keep', env, signal: AbortSignal.timeout(patience) });
}

/** Red only if a test failed: a file that does not even load proves nothing. */
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
