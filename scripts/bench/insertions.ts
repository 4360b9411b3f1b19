import type { BrowserContext } from '@playwright/test';
import type { Bench } from './bench-room.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure.ts';
import { lastNumber, pageOfFinds } from './generated-pages.ts';
import { waitForLastMark } from './marks.ts';

const runs = 5;
const finds = 5_000;
const insertions = 20_000;

type Times = { inserted: number; observed: number; painted: number };
const noTimes = (): Record<keyof Times, number[]> => ({ inserted: [], observed: [], painted: [] });

/**
 * Runs in the page: inserts elements all over it; ms until the last was inserted, until observers had been told, and
 * until all was painted.
 */
async function insert(count: number): Promise<Times> {
  const lines = [...document.querySelectorAll('[data-find]')];
  const start = performance.now();
  for (let index = 0; index < count; index += 1) {
    const added = document.createElement('p');
    added.textContent = 'another line';
    lines[index % lines.length]?.before(added);
  }
  const inserted = performance.now() - start;
  // Observers are called before this continues.
  await Promise.resolve();
  const observed = performance.now() - start;
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return { inserted, observed, painted: performance.now() - start };
}

/** Runs in the page: observes it as the page script does, but does nothing with the records. */
function watchOnly(): void {
  const options = { subtree: true, childList: true, characterData: true };
  new MutationObserver(() => {}).observe(document, options);
}

/** Measures how much slower the page's own insertions are while its finds are marked. */
export async function pageInsertions(bench: Bench): Promise<Figure[]> {
  const { server, withExtension, without } = await bench.browsers();
  const url = server.serve('/finds.html', pageOfFinds(finds));
  const [plain, watched, ours] = [noTimes(), noTimes(), noTimes()];

  async function insertIn(context: BrowserContext, times: Record<keyof Times, number[]>): Promise<void> {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    if (context === withExtension) expectMarks(await waitForLastMark(page, lastNumber));
    else await page.waitForTimeout(1_000);
    if (times === watched) await page.evaluate(watchOnly);
    const taken = await page.evaluate(insert, insertions);
    times.inserted.push(taken.inserted);
    times.observed.push(taken.observed);
    times.painted.push(taken.painted);
    await page.close();
  }

  bench.say(`${insertions} insertions of a page with ${finds} marks`);
  for (let run = 0; run < runs; run += 1) {
    await insertIn(without, plain);
    await insertIn(without, watched);
    await insertIn(withExtension, ours);
  }
  const how = `${insertions} elements inserted between ${finds} finds on a fresh page, by its own clock`;
  const words = { unit: 'ms', against: 'the same page without the extension' };
  const budget = 'ratio at most 1.1';
  return [
    figureOf({ name: 'insertions', values: ours.inserted, yardsticks: plain.inserted, ...words, budget, how }),
    figureOf({
      name: 'insertions-observed',
      values: ours.observed,
      yardsticks: plain.observed,
      ...words,
      how: `${how}, until observers were told`,
    }),
    figureOf({
      name: 'insertions-painted',
      values: ours.painted,
      yardsticks: plain.painted,
      ...words,
      how: `${how}, until the next frame was painted`,
    }),
    figureOf({
      name: 'insertions-bare-observer',
      values: watched.inserted,
      yardsticks: plain.inserted,
      ...words,
      how: `${how}, without the extension but with a MutationObserver that does nothing: what watching alone costs`,
    }),
    figureOf({
      name: 'insertions-painted-bare-observer',
      values: watched.painted,
      yardsticks: plain.painted,
      ...words,
      how: `${how}, likewise, until the next frame was painted`,
    }),
  ];
}

function expectMarks(count: number): void {
  if (count < finds * 0.99) throw new Error(`only ${count} of ${finds} finds are marked`);
}
