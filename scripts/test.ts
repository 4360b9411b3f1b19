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
import { closingLines, emptyTally, inWords, sum } from './test/tally.ts';

type Outcome = { step: string; tally: Tally; seconds: number; note: string };

const rule = (title: string): string => `\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`;

/** What the closing lines say about the extent of the run. */
const extent = process.env['NUMLENS_FULL']
  ? []
  : ['Long matrices were sampled; NUMLENS_FULL=1 npm test runs them whole.'];

type Context = { reports: string; env: Record<string, string>; output: 'show' | 'keep' };

/** Runs a step. A kept output is printed at the step's end. */
async function runStep(step: Step, context: Context): Promise<Outcome> {
  const started = performance.now();
  const report = join(context.reports, `${step.name.replaceAll(' ', '-')}.json`);
  const env = { ...context.env, ...step.env?.(report) };
  const outcome = await runCommand(process.execPath, step.arguments(report), { output: context.output, env });
  if (context.output === 'keep') console.log(`${rule(step.name)}\n${outcome.output.trimEnd()}`);
  const tally = await step.count(outcome, report);
  return { step: step.name, tally, seconds: (performance.now() - started) / 1000, note: '' };
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
        return { step: step.name, tally: { ...emptyTally, failed: 1 }, seconds: 0, note: `not run: needs ${missing}` };
      }),
    );
    for (const { step, tally, note } of ended) {
      if (note) console.log(`${step}: ${note}`);
      if (tally.failed > 0) failedSteps.add(step);
    }
    outcomes.push(...ended);
  }
  return outcomes;
}

const reports = await mkdtemp(join(tmpdir(), 'numlens-test-'));
try {
  const outcomes = await runAll(reports);
  console.log(rule('result'));
  for (const { step, tally, seconds, note } of outcomes) {
    const skipped = tally.skipped.length > 0 ? `, ${tally.skipped.length} skipped` : '';
    console.log(`${step.padEnd(24)} ${(note || inWords(tally) + skipped).padEnd(34)} ${seconds.toFixed(1)} s`);
  }
  const total = sum(outcomes.map((outcome) => outcome.tally));
  console.log(['', ...closingLines(total), ...extent, inWords(total)].join('\n'));
  process.exitCode = total.failed > 0 ? 1 : 0;
} finally {
  await rm(reports, { recursive: true, force: true });
}
