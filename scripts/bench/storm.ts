import type { Bench } from './bench-room.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure.ts';
import { lastNumber, pageOfFinds } from './generated-pages.ts';
import { waitForLastMark } from './marks.ts';
import { isPageScript } from './page-script-tasks.ts';
import { traceWork } from './trace.ts';

/** A page that changes without pause: about `perSecond` changes for `time` (ms), in `runs` runs. */
type Storm = { name: string; way: 'append' | 'rewrite'; perSecond: number; time: number; runs: number };

const storms: readonly Storm[] = [
  { name: 'appends', way: 'append', perSecond: 1_000, time: 20_000, runs: 1 },
  { name: 'storm', way: 'append', perSecond: 20_000, time: 3_000, runs: 3 },
  { name: 'rewrites', way: 'rewrite', perSecond: 100_000, time: 3_000, runs: 3 },
];

/**
 * Runs in the page: appends lines with numbers in them and takes the oldest away, or writes such texts into the same few
 * lines. At the end only one line is left; gives ms until that and nothing else of it is marked.
 */
async function rage({ way, perSecond, time }: Storm): Promise<number> {
  const home = document.body.appendChild(document.createElement('section'));
  const text = (count: number): string =>
    `Line ${count} from 10.1.${count % 256}.7, call +49 30 2312${String(count % 100_000).padStart(5, '0')}`;
  const lines: Element[] = [];
  const start = performance.now();
  let count = 0;
  for (let passed = 0; passed < time; passed = performance.now() - start) {
    for (; count < (passed / 1_000) * perSecond; count += 1) {
      const old = way === 'rewrite' && lines.length === 50 ? lines[count % 50] : null;
      const line = old ?? home.appendChild(document.createElement('p'));
      if (line.firstChild) line.firstChild.nodeValue = text(count);
      else line.textContent = text(count);
      if (!old && lines.push(line) > 1_000) lines.shift()?.remove();
    }
    await new Promise((next) => setTimeout(next, 10));
  }
  home.textContent = 'It is calm at +49 30 231250100';
  const calm = performance.now();
  const isRight = (): boolean => {
    const marks = [...CSS.highlights.values()].flatMap((marks) => [...marks]);
    const [mark, ...others] = marks.filter(
      ({ startContainer }) => home.contains(startContainer) || !startContainer.isConnected,
    );
    return mark?.startContainer === home.firstChild && others.length === 0;
  };
  while (!isRight() && performance.now() - calm < 20_000) await new Promise((next) => setTimeout(next, 10));
  return performance.now() - calm;
}

async function measure(bench: Bench, storm: Storm): Promise<Figure[]> {
  const { server, withExtension } = await bench.browsers();
  const url = server.serve('/storm.html', pageOfFinds(500));
  const longest: number[] = [];
  const sums: number[] = [];
  const right: number[] = [];
  for (let run = 0; run < storm.runs; run += 1) {
    bench.say(`${storm.name}, run ${run + 1} of ${storm.runs}`);
    const page = await withExtension.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await waitForLastMark(page, lastNumber);
    const works = await traceWork(page, async () => void right.push(await page.evaluate(rage, storm)));
    const calls = works.filter(isPageScript).map(({ cpu }) => cpu / 1000);
    longest.push(Math.max(0, ...calls));
    sums.push(calls.reduce((sum, call) => sum + call, 0));
    await page.close();
  }
  const { name, perSecond, time, way } = storm;
  const what = `${perSecond} changes a second for ${time / 1_000} s, ${way === 'append' ? 'lines come and go' : 'texts are written anew'}`;
  const how = `${what}; browser tracing: time that the main thread ran in a call of the page script, replies not included`;
  return [
    figureOf({ name: `${name}-longest-call`, unit: 'ms', values: longest, budget: 'at most 50', how }),
    figureOf({ name: `${name}-all-calls`, unit: 'ms', values: sums, how: `${how}; their sum` }),
    figureOf({
      name: `${name}-marks-right`,
      unit: 'ms',
      values: right,
      budget: 'at most 1000',
      how: `${what}; from its end until what is left is marked and nothing else of it`,
    }),
  ];
}

/** The longest call of the page script while the page changes without pause, and how soon the marks are right after. */
export async function storm(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const one of storms) figures.push(...(await measure(bench, one)));
  return figures;
}
