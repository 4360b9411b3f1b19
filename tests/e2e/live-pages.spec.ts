import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { waitForCard, waitForNoCard } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';

/** Runs in the page: the marked texts in the order of the page. */
function readMarks(): string[] {
  const ranges = [...CSS.highlights.values()].flatMap((highlight) => [...highlight]);
  const live = ranges.map(({ startContainer, startOffset, endContainer, endOffset }) => {
    const range = new Range();
    // A static range may be longer than its text, until the page script hears that the text has changed.
    range.setStart(startContainer, Math.min(startOffset, startContainer.nodeValue?.length ?? 0));
    range.setEnd(endContainer, Math.min(endOffset, endContainer.nodeValue?.length ?? 0));
    return range;
  });
  const shown = live.filter(({ startContainer }) => startContainer.isConnected);
  shown.sort((one, other) => one.compareBoundaryPoints(Range.START_TO_START, other));
  return shown.map(String);
}

/** For how many frames a page adds its lines. */
const frames = process.env['NUMLENS_FULL'] ? 30 : 10;

const marks = (page: Page): Promise<string[]> => page.evaluate(readMarks);

const number = (line: number): string => `+49 30 23125 ${String(line).padStart(3, '0')}`;

test('an app that renders marked text anew keeps its DOM, and the marks follow', async ({
  extension,
  server,
  page,
}) => {
  const preact = join(projectFolder, 'node_modules', 'preact', 'dist', 'preact.mjs');
  server.serve('/preact.js', { file: preact, headers: { 'content-type': 'text/javascript' } });
  // React itself is no dependency here: Preact patches the same text nodes and moves the same keyed elements.
  const app = `
    import { h, render } from '/preact.js';
    const root = document.querySelector('main');
    const line = (id) => '+49 30 23125 ' + String(id).padStart(3, '0');
    globalThis.draw = (turn) => {
      const ids = Array.from({ length: 6 }, (_, index) => (index * 5 + turn) % 8);
      const rows = ids.map((id) => h('li', { key: id }, 'Desk ', h('b', null, line(id)), ' turn ', turn));
      render(h('div', null, h('h1', null, 'Call ', line(100 + turn)), h('ul', null, rows)), root);
    };
    draw(0);`;
  const url = server.serve(
    '/app.html',
    `<!doctype html><title>App</title><main></main><script type="module">${app}</script>`,
  );
  const drawn = (turn: number): string => {
    const ids = Array.from({ length: 6 }, (_, index) => (index * 5 + turn) % 8);
    const rows = ids.map((id) => `<li>Desk <b>${number(id)}</b> turn ${turn}</li>`);
    return `<div><h1>Call ${number(100 + turn)}</h1><ul>${rows.join('')}</ul></div>`;
  };
  const numbers = (turn: number): string[] => drawn(turn).match(/\+49[ \d]+\d/g) ?? [];
  await page.goto(url);
  for (let turn = 0; turn < 12; turn += 1) {
    await page.evaluate((count) => Reflect.get(globalThis, 'draw')(count), turn);
    // Some turns follow at once, so that the page changes while the marks are still on their way.
    if (turn % 4 === 1) continue;
    await expect.poll(() => marks(page)).toEqual(numbers(turn));
    expect(await page.locator('main').innerHTML()).toBe(drawn(turn));
  }
  expect(await extension.errors.errors()).toEqual([]);
});

test('a card stays while its page renders the number again in its place, and closes once another is there', async ({
  server,
  page,
}) => {
  const url = server.serve('/anew.html', `<!doctype html><title>Anew</title><main style="padding: 40px"></main>`);
  await page.goto(url);
  const render = async (text: string, turn: number): Promise<void> => {
    const html = `<ul><li>Desk <b>${text}</b></li></ul><p>Rendered ${turn} times, also for 192.0.2.${turn}</p>`;
    await page.locator('main').evaluate((main, rendered) => Object.assign(main, { innerHTML: rendered }), html);
    await expect.poll(() => marks(page)).toEqual([text, `192.0.2.${turn}`]);
  };
  await render(number(1), 1);
  const card = await hoverCard(page, number(1));
  for (const turn of [2, 3, 4]) await render(number(1), turn);
  expect(await waitForCard(page)).toBe(card);
  await render(number(2), 5);
  await waitForNoCard(page);
});

test('an editor holds what was typed and nothing else, and has no marks', async ({ server, page }) => {
  const url = server.serve(
    '/editor.html',
    `<!doctype html><title>Editor</title><p>Office ${number(1)}</p><div contenteditable id="editor"></div>`,
  );
  await page.goto(url);
  await expect.poll(() => marks(page)).toEqual([number(1)]);
  const editor = page.locator('#editor');
  await editor.click();
  await page.keyboard.type(`Call ${number(2)}`);
  await page.keyboard.press('Enter');
  await page.keyboard.type('or 192.0.2.7');
  for (let back = 0; back < 4; back += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('9');
  // Once the text beside it is marked, the editor's was read too.
  await page.locator('p').evaluate((text, added) => text.append(` and ${added}`), number(3));
  await expect.poll(() => marks(page)).toEqual([number(1), number(3)]);
  expect((await editor.innerHTML()).replaceAll('&nbsp;', ' ')).toBe(`Call ${number(2)}<div>or 192.09.2.7</div>`);
});

test('a list that fills a few lines anew while it is scrolled keeps its DOM, and the marks follow', async ({
  server,
  page,
}) => {
  const list = `
    const [lineHeight, shown, count] = [20, 20, 10_000];
    const view = document.querySelector('#view');
    const lines = Array.from({ length: shown }, () => view.firstElementChild.appendChild(document.createElement('li')));
    for (const line of lines) line.append('');
    function fill() {
      const first = Math.floor(view.scrollTop / lineHeight);
      lines.forEach((line, index) => {
        line.firstChild.data = 'Desk +49 30 23125 ' + String((first + index) % 1_000).padStart(3, '0');
        line.style.top = (first + index) * lineHeight + 'px';
      });
    }
    view.addEventListener('scroll', fill);
    fill();`;
  const url = server.serve(
    '/list.html',
    `<!doctype html><title>List</title><style>#view { height: 400px; overflow: auto } ul { height: 200000px; position: relative; margin: 0 }
    li { position: absolute; height: 20px; list-style: none }</style><div id="view"><ul></ul></div><script>${list}</script>`,
  );
  await page.goto(url);
  for (const first of [0, 3, 4, 500, 499, 20, 960]) {
    await page.locator('#view').evaluate((view, top) => view.scrollTo({ top, behavior: 'instant' }), first * 20);
    const numbers = Array.from({ length: 20 }, (_, index) => number(first + index));
    await expect.poll(() => marks(page)).toEqual(numbers);
    const lines = numbers.map((text, index) => `<li style="top: ${(first + index) * 20}px;">Desk ${text}</li>`);
    expect(await page.locator('#view > ul').innerHTML()).toBe(lines.join(''));
  }
});

test('marks are right after a thousand lines a frame', async ({ server, page }) => {
  const url = server.serve('/storm.html', `<!doctype html><title>Storm</title><p>${number(1)}</p><ol></ol>`);
  await page.goto(url);
  await expect.poll(() => marks(page)).toEqual([number(1)]);
  await page.evaluate(async (most) => {
    const list = document.querySelector('ol');
    for (let frame = 0; frame < most; frame += 1) {
      for (let line = 0; line < 1_000; line += 1) {
        const item = document.createElement('li');
        item.textContent = `frame ${frame}, line ${line}, from 192.0.2.${line % 200}`;
        list?.append(item);
        if (line % 2) list?.firstElementChild?.remove();
      }
      await new Promise(requestAnimationFrame);
    }
    list?.replaceChildren('It ended at +49 30 23125 002');
  }, frames);
  await expect.poll(() => marks(page)).toEqual([number(1), number(2)]);
});
