import type { Page } from '@playwright/test';
import type { Bench } from './bench-room.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure.ts';
import { lastNumber, pageOfFinds } from './generated-pages.ts';
import { waitForLastMark } from './marks.ts';
import { isPageScript } from './page-script-tasks.ts';
import type { Work } from './trace.ts';
import { traceWork } from './trace.ts';

const finds = 5_000;
const rounds = 3;
const moves = 120;
const yardstickUrl = 'bare-caret.js';

/** What the page without the extension does at each move: it asks for the caret position, and nothing else. */
const bareCaret = `addEventListener(
  'pointermove',
  function ask(event) { document.caretPositionFromPoint(event.clientX, event.clientY); },
  { capture: true, passive: true },
)
//# sourceURL=${yardstickUrl}`;

/** Moves the pointer down over lines with finds, sometimes beside them, never resting; gives the calls' times, ms. */
async function moveOver(page: Page, isOurs: (work: Work) => boolean): Promise<number[]> {
  const works = await traceWork(page, async () => {
    for (let move = 0; move < moves; move += 1) {
      await page.mouse.move(move % 4 === 3 ? 900 : 90 + (move % 7) * 4, 20 + ((move * 37) % 740));
    }
  });
  const moved = works.filter(({ name, type }) => name === 'EventDispatch' && type === 'pointermove');
  const calls = works.filter(isOurs);
  return moved.flatMap(({ thread, start, end }) => {
    const within = calls.filter((call) => call.thread === thread && call.start >= start && call.end <= end);
    return within.length > 0 ? [within.reduce((sum, call) => sum + (call.end - call.start) / 1000, 0)] : [];
  });
}

/** What a moving pointer costs on a page with many marks. */
export async function hitTest(bench: Bench): Promise<Figure[]> {
  const { server, withExtension, without } = await bench.browsers();
  const url = server.serve('/hit-test.html', pageOfFinds(finds));
  const page = await withExtension.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await waitForLastMark(page, lastNumber);
  const plain = await without.newPage();
  await plain.goto(url, { waitUntil: 'load' });
  await plain.evaluate(bareCaret);

  const values: number[] = [];
  const yardsticks: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bench.say(`pointer over ${finds} marks, round ${round + 1} of ${rounds}`);
    yardsticks.push(
      ...(await moveOver(plain, ({ name, url: script }) => name === 'FunctionCall' && script === yardstickUrl)),
    );
    values.push(...(await moveOver(page, isPageScript)));
  }
  await Promise.all([page.close(), plain.close()]);
  return [
    figureOf({
      name: 'hit-test',
      unit: 'ms',
      values,
      yardsticks,
      budget: 'median at most 0.5',
      against: 'caretPositionFromPoint alone, at the same points',
      how: `browser tracing: the page script's call for each pointermove; ${finds} marks`,
    }),
  ];
}
