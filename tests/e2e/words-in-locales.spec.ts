import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { providerList } from '../../lib/model/answer/provider-list.ts';
import { reachPrograms } from '../../lib/model/settings/reach-programs.ts';
import type { OpenGallery } from '../../scripts/gallery/open-gallery.ts';
import { openGallery } from '../../scripts/gallery/open-gallery.ts';
import { projectFolder } from '../../scripts/setup/project-folder.ts';

let gallery: OpenGallery;
test.beforeAll(async () => {
  gallery = await openGallery(test.info().outputPath('gallery'));
});
test.afterAll(() => gallery.close());

type Bare = { state: string; text: string };

/**
 * Runs in the page: Latin letters in every state, and in every name and hint that a screen reader says or a pointer
 * shows, less what stands in the brackets of the pseudo-language. A sentence may reach over several text nodes.
 */
function bareWords(): Bare[] {
  const named = [
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'aria-roledescription',
    'title',
    'placeholder',
    'alt',
  ];
  const between = '\u0001';
  const bareIn = (words: string) => {
    let text = words;
    for (let before = ''; before !== text; ) {
      before = text;
      text = text.replace(/⟦[^⟦⟧]*⟧/g, between);
    }
    return text.split(between).flatMap((part) => (/\p{Script=Latin}/u.test(part) ? [part.trim()] : []));
  };
  const bare: Bare[] = [];
  for (const box of document.querySelectorAll<HTMLElement>('[data-state]')) {
    const state = `${box.closest('[data-surface]')?.getAttribute('data-surface')}, ${box.dataset['state']}`;
    const nodes = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (nodes.nextNode()) texts.push(nodes.currentNode.nodeValue ?? '');
    const hints = [...box.querySelectorAll('*')].flatMap((element) =>
      named.map((name) => element.getAttribute(name) ?? ''),
    );
    const all = [texts.join(between), ...hints].flatMap(bareIn);
    bare.push(...all.map((text) => ({ state, text })));
  }
  return bare;
}

/** The data of the gallery's states as it is written there: no names of states, no comments. */
function galleryData(): string {
  const folder = join(projectFolder, 'tests/gallery');
  return readdirSync(folder)
    .filter((file) => /-states\.ts$|^(?:reports|failures|states)\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/ .*/gm, ''))
    .join('\n');
}

/** What is the same in every language: keys, licenses, the projects that the data and the code come from, a file's words. */
const properNames = new Set([
  ...[
    'Alt+Shift+K',
    'example.com',
    '{name}, {national}',
    ...['phone', 'ip', 'caller'].map((part) => `https://api.example.com/${part}`),
    'MIT',
    'CC BY 4.0',
    'CC0-1.0',
    'Apache-2.0',
  ],
  ...['IP Geolocation by DB-IP', 'DB-IP', 'RouteViews', 'NRO delegated statistics', 'Natural Earth'],
  ...['AbuseIPDB', 'Shodan', 'VirusTotal', 'bgp.tools', 'Censys', 'Sync.ME', 'SpamCalls.net'],
  ...Object.values(reachPrograms).flatMap((programs) => programs.map(({ name }) => name)),
  ...['libphonenumber', 'libphonenumber-js', 'tz-lookup', 'country-flag-icons', 'Papa Parse'],
  'cell=MOBILE; land=FIXED_LINE',
  // What the example of the welcome page says.
  ...['CERN - European Organization for Nuclear Research', 'Geneva'],
  ...Object.values(providerList).map(({ name }) => name),
]);

/** In a field, before the last characters of a saved key. */
const mask = /^•+ /;

/** The line of a file, after its name. */
const lineOfFile = /:\d+$/;

/** A network's number, which a card puts together from data. */
const asn = /^AS\d+$/;

/** Those of the bare words that are neither data nor a proper name. Beside data, names of countries and lists are Japanese. */
function written(bare: Bare[]): string[] {
  const data = galleryData();
  return bare.flatMap(({ state, text }) => {
    const parts = text
      .replace(mask, '')
      .replace(lineOfFile, '')
      .split(/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー・、]+|, /u)
      .map((part) => part.trim());
    const known = properNames.has(text) || asn.test(text) || parts.every((part) => data.includes(part));
    return known ? [] : [`${state}: ${text}`];
  });
}

test('every visible word is a sentence of _locales: in a pseudo-language all letters stand in brackets, but for data', async () => {
  const page = await gallery.browser.newPage({ viewport: { width: 1640, height: 1000 } });
  await page.goto(`${gallery.url}?still&lang=pseudo`);
  await page.locator('[data-surface]').first().waitFor();
  const bare = await page.evaluate(bareWords);
  expect(await page.locator('[data-state]').filter({ hasText: '⟦' }).count()).toBeGreaterThan(50);
  expect(written(bare)).toEqual([]);
  await page.close();
});

test('a word that is written into a component would be seen', async () => {
  const page = await gallery.browser.newPage({ viewport: { width: 1640, height: 1000 } });
  await page.goto(`${gallery.url}?still&lang=pseudo#welcome`);
  const first = page.locator('[data-state]').first();
  await first.waitFor();
  await first.evaluate((box) => {
    const button = document.createElement('button');
    button.title = 'Hard-coded hint';
    button.textContent = 'Hard-coded words';
    box.append(button);
  });
  const bare = await page.evaluate(bareWords);
  expect(written(bare).map((told) => told.split(': ')[1])).toEqual(['Hard-coded words', 'Hard-coded hint']);
  await page.close();
});
