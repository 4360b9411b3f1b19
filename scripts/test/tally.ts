import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { CommandOutcome } from '../setup/run-command.ts';

/** How many tests passed, failed and were skipped. */
export type Tally = { passed: number; failed: number; skipped: number };

/** Counts a command's tests from its exit code and, where it writes one, its report. */
export type CountTests = (outcome: CommandOutcome, report: string) => Promise<Tally>;

const count = z.int().min(0);
const vitestReport = z.object({ numPassedTests: count, numFailedTests: count, numPendingTests: count });
const playwrightReport = z.object({
  stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
});

/** A check without tests of its own counts as one. */
export const countAsOne: CountTests = async ({ code }) =>
  code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };

export const countVitest: CountTests = async ({ code }, report) => {
  const read = vitestReport.safeParse(await readReport(report));
  if (!read.success) return nothingRead;
  const { numPassedTests, numFailedTests, numPendingTests } = read.data;
  return failing(code, { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests });
};

export const countPlaywright: CountTests = async ({ code }, report) => {
  const read = playwrightReport.safeParse(await readReport(report));
  if (!read.success) return nothingRead;
  const { expected, unexpected, flaky, skipped } = read.data.stats;
  return failing(code, { passed: expected, failed: unexpected + flaky, skipped });
};

/** A run without a readable report failed before its first test. */
const nothingRead: Tally = { passed: 0, failed: 1, skipped: 0 };

/** A test file that does not load fails the run, but none of its tests: it counts as one. */
function failing(code: number, tally: Tally): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

async function readReport(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}

export function sum(tallies: Tally[]): Tally {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const tally of tallies) {
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
  }
  return total;
}

/** `3 passed, 0 failed`: the form of the run's last line, which others read. */
export function inWords({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
