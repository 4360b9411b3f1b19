import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import type { FoundBrowser } from '../../scripts/setup/chromium.ts';
import { findChromium } from '../../scripts/setup/chromium.ts';
import type { LaunchedExtension } from '../../scripts/setup/launch-with-extension.ts';
import { launchWithExtension } from '../../scripts/setup/launch-with-extension.ts';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { startService } from '../service/start-service.ts';
import type { ErrorCollector } from './error-collector.ts';
import { collectErrors } from './error-collector.ts';
import type { OptionsEntry } from './fill-options.ts';
import { fillOptions, saveOptions } from './fill-options.ts';
import type { PageServer } from './page-server.ts';
import { startPageServer } from './page-server.ts';
import type { SharedBrowser } from './shared-browser.ts';
import { findFirstPage, shareBrowser, viewport } from './shared-browser.ts';

/** The key that the local service takes in these tests. */
export const serviceKey = 'key-of-the-end-to-end-tests';

type Service = Awaited<ReturnType<typeof startService>>;

type Extension = {
  context: BrowserContext;
  id: string;
  worker: Worker;
  /** Errors of every page, frame and worker; the test fails at its end when one was not allowed. */
  errors: ErrorCollector;
  /** Opens a page of the extension in a tab of its own. */
  open: (file: 'popup.html' | 'options.html' | 'sidepanel.html') => Promise<Page>;
  /** Saves what the options page would: the local service's key and addresses unless the entry says otherwise. */
  configure: (entry?: OptionsEntry) => Promise<void>;
  /** The same, filled into the options and saved there like by a person. */
  fillOptions: (entry?: OptionsEntry) => Promise<void>;
};

type Fixtures = {
  /** The browser's language. */
  language: string;
  /** Whether the test gets a browser that no other has: for what cannot be taken back, or belongs to a browser's start. */
  ownBrowser: boolean;
  service: Service;
  server: PageServer;
  extension: Extension;
  page: Page;
};

/** The built extension and the browser for it, or what is missing. */
async function findBoth(): Promise<{ browser: FoundBrowser; built: string }> {
  const built = join(projectFolder, '.output', 'chrome-mv3');
  if (!existsSync(join(built, 'manifest.json'))) throw new Error('Build the extension first: npm run build');
  const browser = await findChromium();
  if (!browser) throw new Error('No Chromium was found: npm test installs one');
  return { browser, built };
}

async function launchAlone(language: string): Promise<LaunchedExtension> {
  const { browser, built } = await findBoth();
  return await launchWithExtension({ browser, extension: built, headless: true, viewport, language });
}

async function firstPage(context: BrowserContext, id: string): Promise<Page> {
  const find = () => findFirstPage({ context, id });
  await expect.poll(find, { message: 'the page of the first run is open', intervals: [20] }).toBeTruthy();
  const page = find();
  if (!page) throw new Error('The page of the first run was closed.');
  return page;
}

/** A test with an installation of the built extension that is as new, the local service, and a server for its pages. */
export const test = base.extend<Fixtures, { shared: SharedBrowser }>({
  language: ['en-US', { option: true }],
  ownBrowser: [false, { option: true }],
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const { browser, built } = await findBoth();
      const shared = shareBrowser(browser, built);
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  service: async ({}, use) => {
    const service = await startService({ port: 0, key: serviceKey });
    await use(service);
    await service.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  server: async ({}, use) => {
    const server = await startPageServer();
    await use(server);
    await server.close();
  },
  extension: async ({ service, language, ownBrowser, shared }, use) => {
    const isOwn = ownBrowser || language !== 'en-US';
    const installed = isOwn ? await launchAlone(language) : await shared.install();
    const { context, id, worker } = installed;
    const errors = collectErrors(context);

    async function open(file: 'popup.html' | 'options.html' | 'sidepanel.html'): Promise<Page> {
      const page = await context.newPage();
      await page.goto(`chrome-extension://${id}/${file}`);
      return page;
    }
    const entryOf = ({ addresses, ...others }: OptionsEntry): OptionsEntry => ({
      key: serviceKey,
      lookUpOnline: 'When I hover',
      ...others,
      addresses: { ...service.addresses, ...addresses },
    });

    await use({
      context,
      id,
      worker,
      errors,
      open,
      async configure(entry = {}) {
        await saveOptions(await firstPage(context, id), entryOf(entry));
      },
      async fillOptions(entry = {}) {
        const page = await open('options.html');
        await fillOptions(page, entryOf(entry));
        await page.close();
      },
    });
    const found = await errors.errors();
    errors.stop();
    if (isOwn) await context.close();
    else await shared.clean(installed);
    expect(found, 'errors in pages, frames or the worker').toEqual([]);
  },
  page: async ({ extension }, use) => {
    const { context } = extension;
    await use(context.pages().find((page) => page.url() === 'about:blank') ?? (await context.newPage()));
  },
});

export { expect };
