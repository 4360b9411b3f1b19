import { parseArgs } from 'node:util';
import { waitForMark } from '../tests/e2e/hover-text.ts';
import { startPageServer } from '../tests/e2e/page-server.ts';
import type { Prepared } from './demo/prepare.ts';
import { prepare } from './demo/prepare.ts';
import { growth } from './endurance/growth.ts';
import { makeCards, pageToWalk } from './endurance/make-cards.ts';
import type { Sample } from './endurance/sample.ts';
import { takeSample } from './endurance/sample.ts';
import { launchWithExtension } from './setup/launch-with-extension.ts';

// `npm run tool -- endurance`: 5,000 navigations and 10,000 cards in one browser, and nothing may grow. It takes about an
// hour; `--navigations N --cards N` runs less of it. Prints one JSON line a sample and the growth at the end.

const { values } = parseArgs({
  options: { navigations: { type: 'string', default: '5000' }, cards: { type: 'string', default: '10000' } },
});
const navigations = Number(values.navigations);
const cards = Number(values.cards);
const samplesOfARun = 20;

async function endure({ browser, extension }: Prepared): Promise<string[]> {
  const server = await startPageServer();
  const viewport = { width: 1100, height: 800 };
  const { context, id } = await launchWithExtension({ browser, extension, headless: true, viewport });
  const problems: string[] = [];

  async function run(
    name: string,
    steps: number,
    work: (sample: (done: number) => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const page = context.pages()[0];
    if (!page || steps === 0) return;
    const samples: Sample[] = [];
    const every = Math.max(1, Math.floor(steps / samplesOfARun));
    const started = performance.now();
    await work(async (done) => {
      if (done % every !== 0) return;
      const sample = await takeSample(context, id, page, done);
      samples.push(sample);
      console.log(JSON.stringify({ run: name, ...sample }));
    });
    const { figures, problems: found } = growth(samples);
    console.log(
      JSON.stringify({ run: name, steps, seconds: Math.round((performance.now() - started) / 1000), growth: figures }),
    );
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  }

  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const addresses = [20, 21, 22].map((numbers) => server.serve(`/${numbers}`, pageToWalk(numbers)));
    await run('navigations', navigations, async (sample) => {
      for (let done = 1; done <= navigations; done += 1) {
        await page.goto(addresses[done % addresses.length] ?? '');
        await waitForMark(page, '+49 30 90180000');
        await sample(done);
      }
    });
    await run('cards', cards, async (sample) => {
      // So few that every cache is full long before the second half.
      await page.goto(server.serve('/walk', pageToWalk(60)));
      await waitForMark(page, '+49 30 90180000');
      await makeCards(context, page, cards, sample);
    });
    return problems;
  } finally {
    await context.close();
    await server.close();
  }
}

const prepared = await prepare();
const problems = prepared.ok ? await endure(prepared.value) : [prepared.problem];
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('Nothing grew.');
process.exitCode = problems.length === 0 ? 0 : 1;
