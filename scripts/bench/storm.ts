import type { Bench } from './bench-room.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure.ts';
import { lastNumber, pageOfFinds } from './generated-pages.ts';
import { waitForLastMark } from './marks.ts';
import { isPageScript } from './page-script-tasks.ts';
import { traceWork } from './trace.ts';

const runs = 3;
const stormTime = 3_000;

/** Runs in the page: adds and removes lines with numbers in them, about 20,000 a second, for a while. */
async function rage(time: number): Promise<void> {
  const end = performance.now() + time;
  const added: Element[] = [];
  for (let count = 0; performance.now() < end; ) {
    for (let index = 0; index < 200; index += 1, count += 1) {
      const line = document.createElement('p');
      line.textContent = `Line ${count} from 10.1.${count % 256}.7, call +49 30 2312${String(count % 100_000).padStart(5, '0')}`;
      document.body.prepend(line);
      added.push(line);
      if (added.length > 1_000) added.shift()?.remove();
    }
    await new Promise((next) => setTimeout(next, 10));
  }
}

/** The longest call of the page script while the page changes without pause. */
export async function storm(bench: Bench): Promise<Figure[]> {
  const { server, withExtension } = await bench.browsers();
  const url = server.serve('/storm.html', pageOfFinds(500));
  const longest: number[] = [];
  const sums: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    bench.say(`storm ${run + 1} of ${runs}`);
    const page = await withExtension.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await waitForLastMark(page, lastNumber);
    const works = await traceWork(page, async () => {
      await page.evaluate(rage, stormTime);
      await page.waitForTimeout(1_000);
    });
    const calls = works.filter(isPageScript).map(({ cpu }) => cpu / 1000);
    longest.push(Math.max(0, ...calls));
    sums.push(calls.reduce((sum, call) => sum + call, 0));
    await page.close();
  }
  const how = 'browser tracing: time that the main thread ran in a call of the page script, replies not included';
  return [
    figureOf({ name: 'storm-longest-call', unit: 'ms', values: longest, budget: 'at most 50', how }),
    figureOf({ name: 'storm-all-calls', unit: 'ms', values: sums, how: `${how}; sum over ${stormTime + 1_000} ms` }),
  ];
}
