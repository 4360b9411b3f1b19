import type { Page } from 'puppeteer-core';
import { cardTexts, hoverCard, waitForMark, waitForNoCard } from '../firefox/card.ts';
import { canaryKey, expect, noFirefox, test } from '../firefox/firefox-test.ts';
import { closeMenu, openMenu, takeItem } from '../firefox/menu.ts';
import { answerQuestion, fillAndSave, press, saveWords } from '../firefox/options.ts';
import { searchProfile } from '../firefox/search-profile.ts';
import { everyNumberLink } from '../number-links.ts';
import { operationPaths } from '../service/read-request.ts';
import { searchVault } from './vault-search.ts';

test.skip(noFirefox, 'Firefox is not installed');
// One after the other: the later ones look things up as the earlier ones allowed it.
test.describe.configure({ mode: 'serial' });

const paragraph = (words: string): string =>
  `<!doctype html><html lang="de"><title>Page</title><p id="text" style="margin: 100px">${words}`;
const key = encodeURIComponent(canaryKey);

let page: Page;
test.beforeEach(async ({ firefox, service }) => {
  service.requests.length = 0;
  page = await firefox.browser.newPage();
  await page.setViewport({ width: 1000, height: 760 });
});
test.afterEach(() => page.close());

test('Firefox asks for consent in the Save click; refused, look-ups stay off and the page says so', async ({
  firefox,
  service,
  server,
}) => {
  const options = await firefox.open('options.html');
  await fillAndSave(options, service, 'When I hover');
  const question = await answerQuestion(firefox, 'refuse');
  expect(question).toContain('personally identifying information, website content');
  await expect.poll(() => saveWords(options)).toContain('Nothing is sent until you allow');
  expect(await options.evaluate(() => document.querySelector('#online input[type=radio]:checked')?.id)).toBe(
    'online-never',
  );
  await options.close();
  await page.goto(server.serve('/', paragraph('+49 30 231250123')));
  const card = await hoverCard(firefox, page, '+49 30 231250123');
  expect(await card.text()).toContain('Only format checked');
  expect(await card.text()).not.toContain('Look up online');
  expect(service.requests).toEqual([]);
});

test('Firefox: once allowed, a hover asks the service in the documented queries and shows its answer', async ({
  firefox,
  service,
  server,
}) => {
  const options = await firefox.open('options.html');
  await fillAndSave(options, service, 'When I hover');
  await answerQuestion(firefox, 'allow');
  await expect.poll(() => saveWords(options)).toBe('Saved');
  await page.goto(server.serve('/', paragraph('+49 30 231250123 and 8.8.8.8')));
  const card = await hoverCard(firefox, page, '+49 30 231250123');
  await expect.poll(() => card.fact('Caller')).toContain('Spreeblick Architekten');
  await page.keyboard.press('Escape');
  await waitForNoCard(firefox);
  const address = await hoverCard(firefox, page, '8.8.8.8');
  await expect.poll(() => address.fact('Postal code')).toContain('51501');
  expect(service.requests.map(({ target }) => target).sort()).toEqual([
    `${operationPaths.callerId}?api_key=${key}&number=%2B4930231250123`,
    `${operationPaths.ipGeolocation}?ip=8.8.8.8&api_key=${key}`,
    `${operationPaths.phoneValidation}?phone_number=4930231250123&country_code=DE&api_key=${key}`,
  ]);
  for (const { headers } of service.requests) {
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
  }
  await options.close();
});

test('Firefox: what goes wrong is said on the card, and the device’s answer stands', async ({
  firefox,
  service,
  server,
}) => {
  const faults = [
    { fault: 'html', number: '+49 30 231250124', says: 'could not read the response' },
    { fault: '500', number: '+49 30 231250125', says: 'The service returned an error.' },
    { fault: '302', number: '+49 30 231250126', says: 'redirected the request' },
  ] as const;
  await page.goto(server.serve('/', paragraph(faults.map(({ number }) => number).join('<br>'))));
  for (const { fault, number, says } of faults) {
    await test.step(fault, async () => {
      service.setFault('callerId', fault);
      const card = await hoverCard(firefox, page, number);
      await expect.poll(() => card.text()).toContain('Could not check: caller ID');
      expect(await card.fact('Location')).toContain('Berlin');
      expect(await card.text()).toContain(says);
      await page.keyboard.press('Escape');
      await waitForNoCard(firefox);
    });
  }
  service.setFault('callerId', null);
  expect(service.elsewhere.requests).toEqual([]);
});

test('Firefox: the event page stops, and a hover wakes it', async ({ firefox, service, server }) => {
  await page.goto(server.serve('/', paragraph('+44 20 7946 0018')));
  await waitForMark(page, '+44 20 7946 0018');
  await firefox.stopBackground();
  expect(await firefox.backgroundState()).toBe('stopped');
  const card = await hoverCard(firefox, page, '+44 20 7946 0018');
  await expect.poll(() => card.fact('Caller')).toContain('Pemberton Instruments Ltd');
  expect(service.requests.map(({ operation }) => operation).sort()).toEqual(['callerId', 'phoneValidation']);
});

test('Firefox: its own menu looks up the selection, on a card or in a list', async ({ firefox, server }) => {
  await page.goto(server.serve('/', paragraph('<b>+49 30 231250123</b> or 8.8.8.8')));
  const select = (selector: string) =>
    page.evaluate((wanted) => {
      const element = document.querySelector(wanted);
      if (!element) throw new Error(wanted);
      getSelection()?.selectAllChildren(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + Math.min(width / 2, 40), y: y + height / 2 };
    }, selector);
  expect(await openMenu(firefox, page, await select('b'))).toEqual(['Look up “+49 30 231250123”']);
  await takeItem(firefox);
  await expect.poll(async () => (await cardTexts(firefox)).join()).toContain('Spreeblick Architekten');
  await page.keyboard.press('Escape');
  await waitForNoCard(firefox);
  await openMenu(firefox, page, await select('#text'));
  await takeItem(firefox);
  await expect.poll(async () => (await cardTexts(firefox)).join()).toContain('2 found in the selection');
  await closeMenu(firefox);
});

test('Firefox: its own menu looks up each kind of link that calls a number', async ({ firefox, server }) => {
  // Without the `//` of apps' addresses (`linkPatterns`).
  const addresses = everyNumberLink('+4930231250123').map((href) => href.replace('://open', ':open'));
  const links = addresses.map((href) => `<a href="${href}">Call</a>`);
  await page.goto(server.serve('/', paragraph(links.join(' '))));
  const places = await page.$$eval('a', (all) =>
    all.map((link) => ({ href: link.href, x: link.offsetLeft + 5, y: link.offsetTop + 5 })),
  );
  for (const { href, ...at } of places) {
    expect(await openMenu(firefox, page, at), href).toEqual(['Look up this number']);
    await closeMenu(firefox);
  }
});

test('Firefox: the toolbar’s popup opens, and its field answers as the person types', async ({ firefox }) => {
  await firefox.pressToolbarButton();
  await expect.poll(() => firefox.readPopup()).toMatchObject({ url: `${firefox.origin}/popup.html` });
  // Drawn: an empty popup is a few pixels wide.
  await expect.poll(async () => (await firefox.readPopup())?.width).toBeGreaterThan(300);
  await firefox.closePopup();
  const popup = await firefox.open('popup.html');
  await popup.focus('input');
  await popup.keyboard.type('1.1.1.1');
  await expect
    .poll(() => popup.evaluate(() => document.querySelector('article')?.textContent ?? ''))
    .toContain('AS13335');
  await popup.close();
});

test('Firefox: Enter in the popup asks the service about a number without a country code', async ({
  firefox,
  service,
}) => {
  const options = await firefox.open('options.html');
  // In the other mode a look-up starts by itself.
  await fillAndSave(options, service, 'When I ask');
  await expect.poll(() => saveWords(options)).toBe('Saved');
  const popup = await firefox.open('popup.html');
  await popup.focus('input');
  await popup.keyboard.type('650 253 0000');
  await popup.waitForSelector('#country');
  await expect.poll(() => popup.evaluate(() => document.querySelector('article') !== null)).toBe(true);
  expect(service.requests).toEqual([]);
  await popup.keyboard.press('Enter');
  const targets = () => service.requests.map(({ target }) => target);
  await expect.poll(targets).toContain(`${operationPaths.callerId}?api_key=${key}&number=%2B16502530000`);
  await popup.close();
  await options.bringToFront();
  await fillAndSave(options, service, 'When I hover');
  await expect.poll(() => saveWords(options)).toBe('Saved');
  await options.close();
});

test('Firefox: the canary key is in the vault and in the service’s requests, and nowhere else', async ({
  firefox,
  service,
  server,
}) => {
  await page.goto(server.serve('/', paragraph('+44 20 7946 0018')));
  await hoverCard(firefox, page, '+44 20 7946 0018');
  expect((await cardTexts(firefox)).join()).not.toContain(canaryKey);
  const options = await firefox.open('options.html');
  const { vault, elsewhere } = await searchVault(options);
  expect(vault).toContain(canaryKey);
  expect(elsewhere).not.toContain(canaryKey);
  expect(await options.evaluate(() => document.documentElement.outerHTML)).not.toContain(canaryKey);
  expect(await page.content()).not.toContain(canaryKey);
  const files = await searchProfile(firefox.profile, canaryKey);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((path) => !/moz-extension.*[/\\]idb[/\\]/.test(path))).toEqual([]);
  expect(service.elsewhere.requests).toEqual([]);
  await options.close();
});

test('Firefox: consent that is taken back in its own pages turns look-ups off at once', async ({
  firefox,
  service,
  server,
}) => {
  const options = await firefox.open('options.html');
  await options.evaluate(async () => {
    const { permissions }: { permissions: { remove: (which: object) => Promise<boolean> } } = Reflect.get(
      window,
      'browser',
    );
    await permissions.remove({
      data_collection: ['personallyIdentifyingInfo', 'websiteContent', 'authenticationInfo'],
    });
  });
  const mode = async () => {
    const stored: unknown = await options.evaluate(() => chrome.storage.local.get('settings'));
    return JSON.stringify(stored);
  };
  await expect.poll(mode).toContain('"lookUpOnline":"never"');
  await options.close();
  await page.goto(server.serve('/', paragraph('+49 30 231250127')));
  const card = await hoverCard(firefox, page, '+49 30 231250127');
  expect(await card.text()).toContain('Only format checked');
  expect(await card.text()).not.toContain('Look up online');
  expect(service.requests).toEqual([]);
});

test('Firefox: look-ups that a policy turned on send nothing before consent; the options ask for it by a button', async ({
  firefox,
  service,
  server,
}) => {
  const setMode = (lookUpOnline: string) =>
    options.evaluate(async (mode) => {
      const { settings } = await chrome.storage.local.get('settings');
      await chrome.storage.local.set({ settings: { ...Object(settings), lookUpOnline: mode } });
    }, lookUpOnline);
  let options = await firefox.open('options.html');
  // As a policy would, nobody having been asked.
  await setMode('hover');
  await options.close();
  await page.goto(server.serve('/', paragraph('+49 30 231250128')));
  const card = await hoverCard(firefox, page, '+49 30 231250128');
  await expect.poll(() => card.text()).toContain('need your permission to send data');
  expect(service.requests).toEqual([]);
  await page.keyboard.press('Escape');
  await waitForNoCard(firefox);

  options = await firefox.open('options.html');
  await press(options, 'Allow lookups');
  await answerQuestion(firefox, 'allow');
  await expect.poll(() => options.evaluate(() => document.body.textContent)).not.toContain('Allow lookups');
  await page.bringToFront();
  await hoverCard(firefox, page, '+49 30 231250128');
  await expect.poll(() => service.requests.length).toBe(2);
  await setMode('never');
  await options.close();
});
