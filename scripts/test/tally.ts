import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { CommandOutcome } from '../setup/run-command.ts';

/** How many tests passed and failed, and for each skipped test the reason. */
export type Tally = { passed: number; failed: number; skipped: string[] };

/** Counts a command's tests from its exit code and, where it writes one, its report. */
export type CountTests = (outcome: CommandOutcome, report: string) => Promise<Tally>;

const count = z.int().min(0);
const vitestReport = z.object({
  numPassedTests: count,
  numFailedTests: count,
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});
const playwrightTest = z.object({
  status: z.string(),
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
});
const playwrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), tests: z.array(playwrightTest) })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;
const playwrightReport = z.object({
  stats: z.object({ expected: count, unexpected: count, flaky: count }),
  suites: z.array(playwrightSuite),
});

/** A check without tests of its own counts as one. */
export const countAsOne: CountTests = async ({ code }) =>
  code === 0 ? { passed: 1, failed: 0, skipped: [] } : { passed: 0, failed: 1, skipped: [] };

export const countVitest: CountTests = async ({ code }, report) => {
  const read = vitestReport.safeParse(await readReport(report));
  if (!read.success) return nothingRead;
  const { numPassedTests, numFailedTests, testResults } = read.data;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const left = tests.filter(({ status }) => status === 'pending' || status === 'skipped');
  // Vitest's report has no reasons: they are in the names.
  const skipped = left.map(({ fullName }) => /\(skipped (.*?)\)/.exec(fullName)?.[1] ?? fullName);
  return failing(code, { passed: numPassedTests, failed: numFailedTests, skipped });
};

export const countPlaywright: CountTests = async ({ code }, report) => {
  const read = playwrightReport.safeParse(await readReport(report));
  if (!read.success) return nothingRead;
  const { expected, unexpected, flaky } = read.data.stats;
  const skipped = read.data.suites.flatMap(skippedIn);
  return failing(code, { passed: expected, failed: unexpected + flaky, skipped });
};

function skippedIn({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) => {
    const left = tests.filter(({ status }) => status === 'skipped');
    return left.map(({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? title);
  });
  return [...own, ...suites.flatMap(skippedIn)];
}

/** A run without a readable report failed before its first test. */
const nothingRead: Tally = { passed: 0, failed: 1, skipped: [] };

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
  const total: Tally = { passed: 0, failed: 0, skipped: [] };
  for (const tally of tallies) {
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped.push(...tally.skipped);
  }
  return total;
}

/** One line for each reason why tests were skipped: `13 skipped: Xvfb is not installed`. */
export function skippedInWords({ skipped }: Tally): string[] {
  const reasons = Map.groupBy(skipped, (reason) => reason);
  return [...reasons].map(([reason, tests]) => `${tests.length} skipped: ${reason}`);
}

/** `3 passed, 0 failed`: the form of the run's last line, which others read. */
export function inWords({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
