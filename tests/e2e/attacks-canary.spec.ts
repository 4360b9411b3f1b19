import type { Page } from '@playwright/test';
import { z } from 'zod';
import { fact } from './card-frame.ts';
import { closeCard } from './close-card.ts';
import { expect, serviceKey, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { waitForMark } from './hover-text.ts';
import { pageScriptWorld } from './page-script-world.ts';
import { searchVault } from './vault-search.ts';

const number = '+49 30 231250123';

/** Everything of a tab that could show the key: the DOM of all its frames, and the values of fields. */
async function readFrames(page: Page): Promise<string> {
  const read = () => {
    const fields = [...document.querySelectorAll('input, textarea')].map((field) => Reflect.get(field, 'value'));
    return JSON.stringify([document.documentElement.outerHTML, document.title, location.href, fields]);
  };
  const texts = await Promise.all(page.frames().map((frame) => frame.evaluate(read).catch(() => '')));
  return texts.join('\n');
}

/** Runs in a page of the extension before its own scripts: keeps every message that it sends, gets and is answered. */
function overhear(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  const { runtime } = chrome;
  const send = runtime.sendMessage.bind(runtime);
  runtime.sendMessage = (async (message: unknown) => {
    const reply: unknown = await send(message);
    // What the person types into the options is on its way to the vault; nothing else may carry it.
    const isSaving = typeof message === 'object' && message !== null && Reflect.get(message, 'type') === 'saveSettings';
    heard.push(isSaving ? '' : JSON.stringify(message), JSON.stringify(reply) ?? '');
    return reply;
  }) as typeof runtime.sendMessage;
  runtime.onMessage.addListener((message: unknown) => {
    heard.push(JSON.stringify(message));
    return undefined;
  });
}

test('the canary key is in the vault and in the service’s requests, and nowhere else', async ({
  extension,
  server,
  page,
  service,
}) => {
  const seen: string[] = [];
  const keep = (text: string) => void seen.push(text);
  extension.context.on('console', (message) => keep(message.text()));
  extension.context.on('page', (opened) => opened.on('download', (download) => keep(download.url())));
  extension.context.on('request', (request) => {
    // The worker's own requests to the service are what the key is for.
    if (request.serviceWorker() === null) keep(`${request.url()} ${request.postData() ?? ''}`);
  });
  await extension.context.addInitScript(`if (location.protocol === 'chrome-extension:') (${overhear.toString()})()`);

  await extension.configure({ defaultCountry: 'DE' });
  await page.goto(server.serve('/', `<!doctype html><html lang="de"><title>Page</title><p>${number} <p>8.8.8.8`));
  for (const [text, term, said] of [
    [number, 'Caller', 'Spreeblick'],
    ['8.8.8.8', 'Postal code', '51501'],
  ] as const) {
    const card = await hoverCard(page, text);
    await expect(fact(card, term)).toContainText(said);
    keep(await readFrames(page));
    keep(await card.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'heard'))));
    await closeCard(page);
  }

  // A failure has texts of its own: the service refuses, cannot be reached, and sends elsewhere.
  for (const fault of ['401', 'hang-up', '302', 'wrong-types'] as const) {
    service.setFault('callerId', fault);
    const popup = await extension.open('popup.html');
    await popup.getByLabel('Phone number or IP address').fill('+44 20 7946 0018');
    await popup.getByLabel('Phone number or IP address').press('Enter');
    await expect(popup.locator('.nl-failure').first()).toBeVisible();
    keep(await readFrames(popup));
    keep(await popup.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'heard'))));
    await popup.close();
  }

  const options = await extension.open('options.html');
  await options.getByRole('button', { name: 'Test connection' }).click();
  await expect(options.getByText(/^Failed: caller ID\.$/i)).toBeVisible();
  keep(await readFrames(options));
  keep(await options.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'heard'))));

  const { vault, elsewhere } = await searchVault(options);
  keep(elsewhere);
  // From where a page could make its renderer look: the page script's own world.
  const world = await pageScriptWorld(page, extension.id);
  const dump = `(async () => {
    const areas = ['local', 'session', 'sync'].map((name) => chrome.storage?.[name]?.get().then(JSON.stringify, String));
    const databases = await indexedDB.databases();
    return JSON.stringify([await Promise.all(areas), databases, Object.keys(globalThis)]);
  })()`;
  const fromPage = z.string().parse(await world.run(dump));
  expect(fromPage).not.toContain('lookUpOnline');
  keep(fromPage);

  expect(vault).toContain(serviceKey);
  expect(service.requests.filter(({ target }) => target.includes(serviceKey)).length).toBeGreaterThan(4);
  expect(service.requests.filter(({ headers }) => JSON.stringify(headers).includes(serviceKey))).toEqual([]);
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.filter((text) => text.includes(serviceKey)).map((text) => text.slice(0, 300))).toEqual([]);
});

test('page scripts cannot read the settings, also after the extension was switched off and on', async ({
  extension,
  server,
  page,
}) => {
  await extension.configure();
  const address = server.serve('/', `<!doctype html><html lang="de"><title>Page</title><p>${number}`);
  const readFromPage = async () => {
    await page.goto(address);
    await waitForMark(page, number);
    const world = await pageScriptWorld(page, extension.id);
    return world.run("chrome.storage.local.get().then((all) => JSON.stringify(all), (error) => 'refused')");
  };
  expect(await readFromPage()).toBe('refused');
  const list = await extension.context.newPage();
  await list.goto('chrome://extensions');
  for (const on of [false, true]) {
    await list.evaluate(([id, enabled]) => chrome.management.setEnabled(id, enabled), [extension.id, on] as const);
  }
  await list.close();
  expect(await readFromPage()).toBe('refused');
});
