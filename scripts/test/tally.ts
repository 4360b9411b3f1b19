import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { CommandOutcome } from '../setup/run-command.ts';

/**
 * How many tests passed and failed. `skipped` has one reason for each skipped test. `failures` are the names of tests that
 * failed, `again` of those that passed only when they were run again alone.
 */
export type Tally = { passed: number; failed: number; skipped: string[]; failures: string[]; again: string[] };

export const emptyTally: Tally = { passed: 0, failed: 0, skipped: [], failures: [], again: [] };

/** Counts a command's tests from its exit code and from its report, if it writes one. */
export type CountTests = (outcome: CommandOutcome, report: string) => Promise<Tally>;

const count = z.int().min(0);
const vitestTest = z.object({ fullName: z.string(), status: z.string() });
const vitestReport = z.object({
  numPassedTests: count,
  numFailedTests: count,
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(vitestTest) })),
});
const playwrightTest = z.object({
  status: z.string(),
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
});
const playwrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(playwrightTest) })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;
const playwrightReport = z.object({
  stats: z.object({ expected: count, unexpected: count }),
  suites: z.array(playwrightSuite),
});

/** A check without tests of its own counts as one. */
export const countAsOne: CountTests = async ({ code }) =>
  code === 0 ? { ...emptyTally, passed: 1 } : { ...emptyTally, failed: 1 };

export const countVitest: CountTests = async ({ code }, report) => {
  const read = vitestReport.safeParse(await readReport(report));
  if (!read.success) return nothingRead;
  const { numPassedTests, numFailedTests, testResults } = read.data;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const unrun = tests.filter(({ status }) => status === 'pending' || status === 'skipped');
  // Vitest's report has no reasons, so our tests name theirs.
  const skipped = unrun.map(({ fullName }) => /\(skipped (.*?)\)/.exec(fullName)?.[1] ?? fullName);
  const failures = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return countingFailedRun(code, { passed: numPassedTests, failed: numFailedTests, skipped, failures, again: [] });
};

/** The files of a Vitest report that have a failed test. */
export async function filesWithFailures(report: string): Promise<string[]> {
  const { testResults } = vitestReport.parse(await readReport(report));
  const failed = testResults.filter((file) => file.assertionResults.some(({ status }) => status === 'failed'));
  return failed.map(({ name }) => name);
}

export const countPlaywright: CountTests = async ({ code }, report) => {
  const read = playwrightReport.safeParse(await readReport(report));
  if (!read.success) return nothingRead;
  const { expected, unexpected } = read.data.stats;
  const specs = read.data.suites.flatMap(specsIn);
  const skipped = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ annotations }) => annotations.filter(isSkip).map(({ description }) => description ?? title)),
  );
  const failures = specs.filter(hasFailed).map(({ title }) => title);
  const failed = Math.max(unexpected, failures.length);
  return countingFailedRun(code, { passed: expected, failed, skipped, failures, again: [] });
};

const isSkip = ({ type }: { type: string }): boolean => type === 'skip';

/** Whether a test failed, or did not run because one before it in its group did. */
const hasFailed = ({ tests }: PlaywrightSuite['specs'][number]): boolean =>
  tests.some(({ status, annotations }) => (status === 'skipped' ? !annotations.some(isSkip) : status === 'unexpected'));

/** The files of a Playwright report that have such a test. */
export async function specFilesWithFailures(report: string): Promise<string[]> {
  const { suites } = playwrightReport.parse(await readReport(report));
  return [
    ...new Set(
      suites
        .flatMap(specsIn)
        .filter(hasFailed)
        .map(({ file }) => file),
    ),
  ];
}

function specsIn({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** The tally of a run without a readable report: it failed before its first test. */
const nothingRead: Tally = { ...emptyTally, failed: 1 };

/** Counts a run that failed without a failed test as one failure: one of its test files did not load. */
function countingFailedRun(code: number, tally: Tally): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** Whether every failure of a tally is a test that has a name, and so can be run again. */
export const isEachNamed = ({ failed, failures }: Tally): boolean => failed > 0 && failed === failures.length;

/** The tally of a step once its failed tests were run again: `second` counts these, and perhaps others of their files. */
export function afterSecondRun(first: Tally, second: Tally): Tally {
  if (second.failed > 0 && !isEachNamed(second)) return first;
  const failures = first.failures.filter((name) => second.failures.includes(name));
  const again = first.failures.filter((name) => !second.failures.includes(name));
  return { ...first, passed: first.passed + again.length, failed: failures.length, failures, again };
}

async function readReport(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (total, tally) => ({
      passed: total.passed + tally.passed,
      failed: total.failed + tally.failed,
      skipped: [...total.skipped, ...tally.skipped],
      failures: [...total.failures, ...tally.failures],
      again: [...total.again, ...tally.again],
    }),
    emptyTally,
  );
}

/**
 * Returns the closing lines except the last: each reason for a skip with its count, each test that failed or was run
 * again.
 */
export function closingLines({ skipped, failures, again }: Tally): string[] {
  const reasons = Map.groupBy(skipped, (reason) => reason);
  return [
    ...[...reasons].map(([reason, tests]) => `${tests.length} skipped: ${reason}`),
    ...again.map((name) => `passed only when run again: ${name}`),
    ...failures.map((name) => `failed: ${name}`),
  ];
}

/** Returns the run's last line, "3 passed, 0 failed". Programs read it, so its form stays. */
export function inWords({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
