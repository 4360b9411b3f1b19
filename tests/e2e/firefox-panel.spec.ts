import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hoverCard } from '../firefox/card.ts';
import { expect, noFirefox, test } from '../firefox/firefox-test.ts';
import { pressIn, showSidebar, wordsIn } from '../firefox/panel.ts';
import type { Firefox } from '../firefox/start-firefox.ts';

test.skip(noFirefox, 'Firefox is not installed');

const number = '+49 30 231250123';
const text = `<!doctype html><html lang="de"><title>Page</title><p style="margin: 100px">Ring ${number} or 8.8.8.8`;

/** Waits for a file of this kind among the downloads, and gives what is in it. */
async function downloaded({ downloads }: Firefox, ending: string): Promise<string> {
  let text = '';
  await expect(async () => {
    const names = await readdir(downloads);
    const name = names.find((each) => each.endsWith(ending)) ?? '';
    expect(names.some((each) => each.endsWith('.part'))).toBe(false);
    expect(name).not.toBe('');
    // The browser renames what it saves: the file may be gone by now, or empty still.
    text = await readFile(join(downloads, name), 'utf8');
    expect(text).not.toBe('');
  }).toPass();
  return text;
}

test('Firefox: the side panel follows the page, makes a list of pasted lines, and saves it', async ({
  firefox,
  server,
}) => {
  expect(await showSidebar(firefox)).toBe(`${firefox.origin}/sidepanel.html`);
  // In a tab of its own: what drives the browser does not reach into its sidebar.
  const panel = await firefox.open('sidepanel.html');
  const page = await firefox.browser.newPage();
  await page.goto(server.serve('/', text));
  await page.bringToFront();
  await expect.poll(() => wordsIn(panel)).toContain('1 number');
  expect(await wordsIn(panel)).toContain(number);
  await pressIn(panel, 'Add all to the list');
  await expect.poll(() => wordsIn(panel)).toContain('2 found');
  await pressIn(panel, 'Clear');

  await panel.bringToFront();
  await panel.focus('#list-text');
  await panel.keyboard.type('block 9.9.9[.]9 and 10.1.2.3\nnothing here\ncall +49 30 901820');
  await pressIn(panel, 'Create list');
  await expect.poll(() => wordsIn(panel)).toContain('3 found');
  await expect.poll(() => wordsIn(panel)).toMatch(/Quad9|Berlin/);
  await pressIn(panel, 'Save file');
  const csv = await downloaded(firefox, '.csv');
  expect(csv.split('\r\n').map((line) => line.split(',')[0])).toEqual([
    '\ufeffsubject',
    '9.9.9.9',
    '10.1.2.3',
    "'+4930901820",
    '',
  ]);
  await pressIn(panel, 'Copy');
  const copied = () => firefox.inWindow(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^subject\tkind\t.*\n9\.9\.9\.9\tip\t/);
  await pressIn(panel, 'Clear');
  await page.close();
  await panel.close();
});

test('Firefox: the card copies a number, and saves it as a contact', async ({ firefox, server }) => {
  const page = await firefox.browser.newPage();
  await page.setViewport({ width: 1000, height: 760 });
  await page.goto(server.serve('/', text));
  const card = await hoverCard(firefox, page, number);
  await card.click('Copy');
  await expect.poll(() => firefox.inWindow(() => navigator.clipboard.readText())).toBe(number);
  await card.press('More actions');
  await card.click('Save as contact');
  expect(await downloaded(firefox, '.vcf')).toContain(':+4930231250123\r\n');
  await page.close();
});
