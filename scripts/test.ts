import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installChromium } from './setup/chromium.ts';
import { installFirefox } from './setup/firefox.ts';
import { installRealInput } from './setup/install-real-input.ts';
import { installNginx } from './setup/nginx.ts';
import { runCommand } from './setup/run-command.ts';
import type { Step } from './test/steps.ts';
import { rows } from './test/steps.ts';
import type { Tally } from './test/tally.ts';
import { afterSecondRun, closingLines, emptyTally, inWords, isEachNamed, sum } from './test/tally.ts';

type Outcome = { step: Step; tally: Tally; seconds: number; note: string };

const rule = (title: string): string => `\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`;

/** What the closing lines say about the extent of the run. */
const extent = process.env['NUMLENS_FULL']
  ? []
  : ['Long matrices were sampled; NUMLENS_FULL=1 npm test runs them whole.'];

type Context = { reports: string; env: Record<string, string>; output: 'show' | 'keep' };

const reportOf = (step: Step, { reports }: Context): string => join(reports, `${step.name.replaceAll(' ', '-')}.json`);

/** Runs a command of a step. A kept output is printed at its end. */
async function runAndCount(step: Step, report: string, args: string[], context: Context): Promise<Tally> {
  const env = { ...context.env, ...step.env?.(report) };
  const outcome = await runCommand(process.execPath, args, { output: context.output, env });
  if (context.output === 'keep') console.log(`${rule(step.name)}\n${outcome.output.trimEnd()}`);
  return step.count(outcome, report);
}

async function runStep(step: Step, context: Context): Promise<Outcome> {
  const started = performance.now();
  const report = reportOf(step, context);
  const tally = await runAndCount(step, report, step.arguments(report), context);
  return { step, tally, seconds: (performance.now() - started) / 1000, note: '' };
}

/**
 * Runs the failed tests of each step once more, alone: beside much else a machine may have been too busy for them. The
 * closing lines name those that pass now.
 */
async function runAgain(outcomes: Outcome[], context: Context): Promise<Outcome[]> {
  const later: Outcome[] = [];
  for (const outcome of outcomes) {
    const { step, tally } = outcome;
    if (!step.again || !isEachNamed(tally)) {
      later.push(outcome);
      continue;
    }
    console.log(rule(`${step.name}: what failed, again`));
    const report = reportOf(step, context).replace('.json', '-again.json');
    const args = await step.again(reportOf(step, context), report);
    later.push({ ...outcome, tally: afterSecondRun(tally, await runAndCount(step, report, args, context)) });
  }
  return later;
}

/** Runs every step, even after a failure; one that needs a failed step counts as failed and says so. */
async function runAll(reports: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const failedSteps = new Set<string>();
  console.log(rule('set-up'));
  const browser = await installChromium();
  if (browser.ok) console.log(`${browser.value.path}, version ${browser.value.version}`);
  else {
    console.error(browser.problem);
    failedSteps.add('browser');
  }
  const firefox = await installFirefox();
  console.log(firefox.ok ? `${firefox.value.path}, version ${firefox.value.version}` : firefox.problem);
  const realInput = await installRealInput();
  if (!realInput.ok) console.log(realInput.problem);
  const nginx = await installNginx();
  console.log(nginx.ok ? `${nginx.value.path}, version ${nginx.value.version}` : nginx.problem);
  const env = {
    ...(nginx.ok ? { NUMLENS_NGINX: nginx.value.path } : {}),
    ...(firefox.ok ? { NUMLENS_FIREFOX: firefox.value.path } : {}),
    ...(browser.ok ? { NUMLENS_CHROMIUM: browser.value.path } : {}),
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
  };
  for (const row of rows) {
    const output = row.length > 1 ? 'keep' : 'show';
    console.log(rule(row.map(({ name }) => name).join(', ')));
    const ended = await Promise.all(
      row.map((step): Outcome | Promise<Outcome> => {
        const missing = step.needs.find((name) => failedSteps.has(name));
        if (missing === undefined) return runStep(step, { reports, env, output });
        return { step, tally: { ...emptyTally, failed: 1 }, seconds: 0, note: `not run: needs ${missing}` };
      }),
    );
    for (const { step, tally, note } of ended) {
      if (note) console.log(`${step.name}: ${note}`);
      if (tally.failed > 0) failedSteps.add(step.name);
    }
    outcomes.push(...ended);
  }
  return runAgain(outcomes, { reports, env, output: 'show' });
}

const reports = await mkdtemp(join(tmpdir(), 'numlens-test-'));
try {
  const outcomes = await runAll(reports);
  console.log(rule('result'));
  for (const { step, tally, seconds, note } of outcomes) {
    const skipped = tally.skipped.length > 0 ? `, ${tally.skipped.length} skipped` : '';
    console.log(`${step.name.padEnd(24)} ${(note || inWords(tally) + skipped).padEnd(34)} ${seconds.toFixed(1)} s`);
  }
  const total = sum(outcomes.map((outcome) => outcome.tally));
  console.log(['', ...closingLines(total), ...extent, inWords(total)].join('\n'));
  process.exitCode = total.failed > 0 ? 1 : 0;
} finally {
  await rm(reports, { recursive: true, force: true });
}
