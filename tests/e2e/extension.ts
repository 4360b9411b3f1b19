import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { findChromium } from '../../scripts/setup/find-chromium.ts';
import { launchWithExtension } from '../../scripts/setup/launch-with-extension.ts';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { startService } from '../service/start-service.ts';
import type { ErrorCollector } from './error-collector.ts';
import { collectErrors } from './error-collector.ts';
import type { OptionsEntry } from './fill-options.ts';
import { fillOptions } from './fill-options.ts';
import type { PageServer } from './page-server.ts';
import { startPageServer } from './page-server.ts';

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
  /** Fills the options like a person, with the local service's key and addresses unless the entry says otherwise. */
  configure: (entry?: OptionsEntry) => Promise<void>;
};

type Fixtures = {
  /** The browser's language. */
  language: string;
  service: Service;
  server: PageServer;
  extension: Extension;
  page: Page;
};

/** A test with the built extension in a browser of its own, the local service, and a server for its pages. */
export const test = base.extend<Fixtures>({
  language: ['en-US', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
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
  extension: async ({ service, language }, use) => {
    const built = join(projectFolder, '.output', 'chrome-mv3');
    if (!existsSync(join(built, 'manifest.json'))) throw new Error('Build the extension first: npm run build');
    const browser = await findChromium();
    if (!browser) throw new Error('No Chromium was found: npm test installs one');
    const viewport = { width: 1100, height: 800 };
    const { context, id, worker } = await launchWithExtension({
      browser,
      extension: built,
      headless: true,
      viewport,
      language,
    });
    const errors = collectErrors(context);

    async function open(file: 'popup.html' | 'options.html' | 'sidepanel.html'): Promise<Page> {
      const page = await context.newPage();
      await page.goto(`chrome-extension://${id}/${file}`);
      return page;
    }
    async function configure(entry: OptionsEntry = {}): Promise<void> {
      const page = await open('options.html');
      const { addresses, ...others } = entry;
      await fillOptions(page, {
        key: serviceKey,
        lookUpOnline: 'When I hover',
        ...others,
        addresses: { ...service.addresses, ...addresses },
      });
      await page.close();
    }

    await use({ context, id, worker, errors, open, configure });
    const found = await errors.errors();
    await context.close();
    expect(found, 'errors in pages, frames or the worker').toEqual([]);
  },
  page: async ({ extension }, use) => {
    await use(extension.context.pages()[0] ?? (await extension.context.newPage()));
  },
});

export { expect };
