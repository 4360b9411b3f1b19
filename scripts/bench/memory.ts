import type { BrowserContext } from '@playwright/test';
import type { Bench } from './bench-room.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure.ts';
import { lastNumber, pageOfFinds } from './generated-pages.ts';
import { waitForLastMark } from './marks.ts';

const finds = 1_000;
const runs = 3;

/**
 * Measures the memory that 1,000 more finds take in a page: script objects and what the browser keeps for them, after a
 * collection.
 */
export async function memory(bench: Bench): Promise<Figure[]> {
  const { server, withExtension, without } = await bench.browsers();
  const page = pageOfFinds(2 * finds + 1);
  const many = server.serve('/many-finds.html', page);
  // The same lines and characters, but with nothing to find in every second line. Both pages include the cost of the
  // first find.
  let line = 0;
  const half = page.replaceAll(/Entry: [^<]*/g, (text) => {
    line += 1;
    return line % 2 ? text : text.replaceAll(/[\d+]/g, 'x');
  });
  const fewer = server.serve('/fewer-finds.html', half);

  async function used(context: BrowserContext, url: string): Promise<number> {
    const tab = await context.newPage();
    await tab.goto(url, { waitUntil: 'load' });
    if (context === withExtension) await waitForLastMark(tab, lastNumber);
    else await tab.waitForTimeout(1_000);
    const session = await context.newCDPSession(tab);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize, embedderHeapUsedSize } = await session.send('Runtime.getHeapUsage');
    await tab.close();
    return usedSize + embedderHeapUsedSize;
  }

  const values: number[] = [];
  const yardsticks: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    bench.say(`memory of ${finds} finds, run ${run + 1} of ${runs}`);
    yardsticks.push((await used(without, many)) - (await used(without, fewer)));
    values.push((await used(withExtension, many)) - (await used(withExtension, fewer)));
  }
  return [
    figureOf({
      name: 'memory-of-1000-finds',
      unit: 'bytes',
      values,
      yardsticks,
      budget: `at most 1000000 more than the yardstick`,
      against: 'the same difference without the extension',
      how: 'script heap and what the browser keeps for it, after a collection: a page with 2,000 finds, less the same page with 1,000',
    }),
  ];
}
