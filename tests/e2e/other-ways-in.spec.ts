import { join } from 'node:path';
import { env } from 'node:process';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { findChromium } from '../../scripts/setup/chromium.ts';
import { hasRealInput } from '../../scripts/setup/install-real-input.ts';
import { launchWithExtension } from '../../scripts/setup/launch-with-extension.ts';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { waitForCard } from './card-frame.ts';
import { closeCard } from './close-card.ts';
import { waitForMark } from './hover-text.ts';
import type { PageServer } from './page-server.ts';
import { startPageServer } from './page-server.ts';
import type { RealDesk } from './real-desk.ts';
import { startRealDesk } from './real-desk.ts';

// Playwright's keys and pointer reach the page, not the browser around it: its menu, its shortcuts, its address bar.
test.skip(!hasRealInput(), 'Xvfb and xdotool are not installed: real input cannot be tried');
test.describe.configure({ mode: 'serial' });

let desk: RealDesk;
let server: PageServer;
let context: BrowserContext;
let worker: Worker;
let page: Page;

const html = `<!doctype html><html lang="de"><title>Page</title>
  <body style="margin: 120px 200px; font: 20px sans-serif"><p id="one">+49 30 231250123</p><p>8.8.8.8</p>`;

test.beforeAll(async () => {
  desk = await startRealDesk();
  server = await startPageServer();
  const browser = await findChromium();
  if (!browser) throw new Error('No Chromium was found');
  const before = env['DISPLAY'];
  env['DISPLAY'] = desk.display;
  const extension = join(projectFolder, '.output', 'chrome-mv3');
  ({ context, worker } = await launchWithExtension({ browser, extension, headless: false, viewport: null }));
  if (before === undefined) delete env['DISPLAY'];
  else env['DISPLAY'] = before;
  page = await context.newPage();
  await page.goto(server.serve('/', html));
});

test.afterAll(async () => {
  await context.close();
  await server.close();
  desk.close();
});

/** A try that is made again if it fails ends soon, and goes on being made for longer than any machine is busy (ms). */
const oneTry = { timeout: 5_000 };
const allTries = { timeout: 120_000 };

/** Selects a line as a hand does, by three clicks; gives where the pointer is. */
async function selectLine(): Promise<void> {
  await page.bringToFront();
  const box = await page.locator('#one').boundingBox();
  if (!box) throw new Error('the line is not drawn');
  // On a busy machine the clicks may be too far from each other to be three of one.
  await expect(async () => {
    await desk.moveTo(page, box.x + 40, box.y + box.height / 2);
    desk.act('click', '--repeat', '3', '--delay', '60', '1');
    const selected = () => page.evaluate(() => getSelection()?.toString().trim());
    await expect.poll(selected, { timeout: 1_000 }).toBe('+49 30 231250123');
  }).toPass();
}

/** The addresses of the popups that are open. */
async function popups(): Promise<(string | undefined)[]> {
  const open = await worker.evaluate(() => chrome.runtime.getContexts({ contextTypes: ['POPUP'] }));
  return open.map(({ documentUrl }) => documentUrl);
}

test('Chromium gives every suggested key, four at most, and pausing has none until the person gives it one', async () => {
  const commands = await worker.evaluate(() => chrome.commands.getAll());
  const keys = Object.fromEntries(commands.map(({ name, shortcut }) => [name, shortcut]));
  expect(keys).toEqual({
    _execute_action: 'Alt+Shift+U',
    'look-up-selection': 'Alt+Shift+L',
    'next-number': 'Alt+Shift+J',
    'previous-number': 'Alt+Shift+K',
    pause: '',
  });
});

/** Presses the key of the item in the native menu until it is heard: nothing tells that the menu is open. */
async function openCardFromMenu(): Promise<void> {
  await expect(async () => {
    desk.act('key', 'l');
    const opened = () => page.frames().some((frame) => frame.url().includes('/card.html'));
    await expect.poll(opened, { timeout: 1_000 }).toBe(true);
  }).toPass();
}

test('the browser’s own context menu looks up the selection', async () => {
  await selectLine();
  desk.act('click', '3');
  await openCardFromMenu();
  const card = await waitForCard(page);
  await expect(card.getByRole('article')).toHaveAttribute('aria-label', '+4930231250123');
  await card.getByRole('article').focus();
  await closeCard(page);
});

test('a shortcut looks up the selection', async () => {
  await selectLine();
  desk.act('key', 'alt+shift+l');
  const card = await waitForCard(page);
  await expect(card.getByRole('article')).toHaveAttribute('aria-label', '+4930231250123');
  await card.getByRole('article').focus();
  await closeCard(page);
});

/** What stands in the extension's notes. */
async function notes(): Promise<string[]> {
  return worker.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('numlens');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('notes').objectStore('notes').getAll();
          reading.onsuccess = () => resolve(reading.result.map(({ text }) => text));
        };
      }),
  );
}

/** A page that takes the focus again and again, to a field of its own and to one of a frame of its own. */
const greedy = `${html}<input id="own"><iframe srcdoc="<input id=own>"></iframe><p id="keys"></p><script>
  let isFrame = false;
  const note = ({ key }) => { document.querySelector('#keys').textContent += key; };
  const fields = () => [document, document.querySelector('iframe').contentDocument].map((each) => each.querySelector('#own'));
  addEventListener('keydown', note);
  addEventListener('load', () => document.querySelector('iframe').contentWindow.addEventListener('keydown', note));
  globalThis.isGreedy = false;
  setInterval(() => { if (isGreedy) { isFrame = !isFrame; window.focus(); fields()[+isFrame].focus(); } }, 5);
</script>`;

/** Leads by real presses from the card of an address to the popup with the field for its note. */
async function openNote(address: string): Promise<void> {
  const box = await page.getByText(address).boundingBox();
  if (!box) throw new Error('the number is not drawn');
  // From elsewhere: a pointer that does not move opens no card.
  await desk.moveTo(page, box.x + 20, box.y + 300);
  await desk.moveTo(page, box.x + 20, box.y + box.height / 2);
  const card = await waitForCard(page);
  await expect(card.getByRole('article')).toHaveAttribute('aria-label', address);
  for (const part of [card.getByRole('button', { name: 'More actions' }), card.getByText('Add note')]) {
    const at = await part.boundingBox();
    if (!at) throw new Error('it is not drawn');
    await desk.moveTo(page, at.x + at.width / 2, at.y + at.height / 2);
    desk.act('click', '1');
  }
  await expect.poll(popups, oneTry).toEqual([expect.stringMatching(/\/popup\.html$/)]);
  const waiting = () => worker.evaluate(async () => Object.keys(await chrome.storage.session.get('noteText0')));
  await expect.poll(waiting, 'the popup has taken its text').toEqual([]);
}

/** Closes the popup, in which Esc may first close or empty a field. */
async function closePopup(): Promise<void> {
  await expect(async () => {
    if ((await popups()).length > 0) desk.act('key', 'Escape');
    await expect.poll(popups, { timeout: 1_000 }).toEqual([]);
  }).toPass();
}

test('a note is written in the popup, and no key of it comes to a page that takes the focus again and again', async () => {
  await page.goto(server.serve('/greedy', greedy));
  await page.bringToFront();
  await waitForMark(page, '8.8.8.8');
  const grab = (isGreedy: boolean) => page.evaluate((is) => void Object.assign(globalThis, { isGreedy: is }), isGreedy);
  // Nothing tells that the field is there. What is typed before is a search in the popup, which is opened again.
  await expect(async () => {
    await closePopup();
    // Earlier, it would close the card's menu, and no popup would open.
    await grab(false);
    await openNote('8.8.8.8');
    await grab(true);
    desk.act('type', '--delay', '30', 'ours');
    desk.act('key', 'Return');
    // A first key that came before the field is not the page's either, as is said below.
    await expect.poll(async () => (await notes()).join(), { timeout: 2_000 }).toMatch(/s$/);
  }).toPass(allTries);
  expect(await page.locator('#keys').textContent(), 'the page heard').toBe('');
  await closePopup();
  // Taking the focus again and again also clears the selections of the tests below.
  await grab(false);
});

test('a shortcut opens the popup', async () => {
  await selectLine();
  // Pressed again, it would close the popup.
  await expect(async () => {
    if ((await popups()).length === 0) desk.act('key', 'alt+shift+u');
    await expect.poll(popups, oneTry).toEqual([expect.stringMatching(/\/popup\.html$/)]);
  }).toPass();
  // Nothing tells that the popup has the keys: it is there before it has them.
  await closePopup();
});

test('in the address bar, “numl” shows the answer to what is typed, sends nothing, and Enter leaves the page alone', async () => {
  await worker.evaluate(() => {
    const said: string[] = [];
    const asked: string[] = [];
    const entered: string[] = [];
    const { getMessage } = chrome.i18n;
    Object.assign(chrome.i18n, {
      getMessage(key: string, values: string[]) {
        if (key === 'omniboxFound') said.push(values.join(' · '));
        return Reflect.apply(getMessage, chrome.i18n, [key, values]);
      },
    });
    const { fetch } = globalThis;
    Object.assign(globalThis, {
      said,
      asked,
      entered,
      fetch: (input: string | URL, init?: RequestInit) => {
        asked.push(String(input));
        return fetch(input, init);
      },
    });
    chrome.omnibox.onInputEntered.addListener((text) => entered.push(text));
  });
  const noted = (name: 'said' | 'asked' | 'entered') =>
    worker.evaluate((wanted): string[] => Reflect.get(globalThis, wanted) ?? [], name);
  const address = page.url();

  /** Types a text after the keyword, and presses Enter on the last line once its answer is made and had `drawing` ms to be drawn. */
  async function enterLast(text: string, { answer, drawing }: { answer: string; drawing: number }): Promise<void> {
    await closePopup();
    await page.bringToFront();
    desk.act('key', 'ctrl+l');
    desk.act('type', '--delay', '40', 'numl ');
    desk.act('type', '--delay', '60', text);
    await expect.poll(async () => (await noted('said')).at(-1), oneTry).toContain(answer);
    await page.waitForTimeout(drawing);
    const before = (await noted('entered')).length;
    desk.act('key', 'Next');
    desk.act('key', 'Return');
    await expect.poll(async () => (await noted('entered')).length, oneTry).toBe(before + 1);
    await expect.poll(popups, oneTry).toEqual([expect.stringMatching(/\/popup\.html$/)]);
    await closePopup();
  }

  // What a line brings is the text as Numlens writes it. The first line would bring what was typed. Nothing tells that
  // the browser has drawn the answer, and it offers again what was once picked: each try has a text of its own and
  // leaves the browser more time.
  const cases: [answer: string, tries: string[]][] = [
    [' · Google', ['8.8.8.8', '8.8.4.4', '8.8.8.4', '8.8.4.8', '8.8.4.2', '8.8.8.2']],
    [' · ', ['12', '25', '38', '41', '54', '67'].map((end) => `+49 171 39200${end}`)],
  ];
  for (const [answer, tries] of cases) {
    let tried = 0;
    await expect(async () => {
      const typed = tries[tried] ?? '';
      tried += 1;
      await enterLast(typed, { answer: typed + answer, drawing: tried ** 2 * 200 });
      expect((await noted('entered')).at(-1)).toBe(`${typed.replaceAll(' ', '')}\u2060`);
    }).toPass(allTries);
  }
  expect(page.url()).toBe(address);
  const own = (await noted('asked')).every((url) => url.startsWith('chrome-extension://') || url.startsWith('/data/'));
  expect(own, 'only the extension’s own files are read').toBe(true);

  await page.bringToFront();
  const opening = context.waitForEvent('page');
  desk.act('key', 'ctrl+l');
  desk.act('type', '--delay', '40', 'numl 8.8.8.8');
  desk.act('key', 'alt+Return');
  const tab = await opening;
  await expect(tab.getByRole('article')).toHaveAttribute('aria-label', '8.8.8.8');
  expect(page.url()).toBe(address);
});

for (const href of ['facetime-audio:+4930231250123', 'https://wa.me/4930231250123']) {
  test(`the browser’s own context menu looks up the link ${href}`, async () => {
    await page.goto(server.serve('/link', `<!doctype html><body style="margin: 200px"><a href="${href}">Call</a>`));
    await page.bringToFront();
    const box = await page.locator('a').boundingBox();
    if (!box) throw new Error('the link is not drawn');
    await desk.moveTo(page, box.x + 5, box.y + box.height / 2);
    desk.act('click', '3');
    await openCardFromMenu();
    await expect((await waitForCard(page)).getByRole('article')).toHaveAttribute('aria-label', '+4930231250123');
  });
}
