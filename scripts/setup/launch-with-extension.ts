import type { BrowserContext, Worker } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { FoundBrowser } from './find-chromium.ts';

type Options = {
  browser: FoundBrowser;
  /** Absolute path of the built extension. */
  extension: string;
  headless: boolean;
  viewport: { width: number; height: number } | null;
  colorScheme?: 'light' | 'dark';
  /** The browser's own language (BCP 47), which pages and the extension see too; American English unless told. */
  language?: string;
  /** Folder of the browser's profile; without one a new profile is made and removed afterwards. */
  profile?: string;
  /** Keeps pages that were left in the back-forward cache, which Playwright turns off. */
  cachesPages?: boolean;
};

export type LaunchedExtension = { context: BrowserContext; id: string; worker: Worker };

/** A browser with nothing in it but the extension, and its id and service worker once that runs. Talks to no host. */
export async function launchWithExtension(options: Options): Promise<LaunchedExtension> {
  const { browser, extension, headless, viewport, language = 'en-US' } = options;
  const bySwitch = browser.loads === 'switch';
  const context = await chromium.launchPersistentContext(options.profile ?? '', {
    executablePath: browser.path,
    // Playwright's own headless mode runs the old shell, which knows no extensions.
    headless: false,
    viewport,
    colorScheme: options.colorScheme ?? 'light',
    locale: language,
    // Chromium takes the language of its own windows from the switch, on Linux from the environment.
    env: { ...process.env, LANGUAGE: language },
    chromiumSandbox: false,
    ignoreDefaultArgs: ['--disable-extensions', ...(options.cachesPages ? ['--disable-back-forward-cache'] : [])],
    args: [
      ...(headless ? ['--headless=new', '--hide-scrollbars'] : []),
      ...(bySwitch
        ? [`--load-extension=${extension}`, `--disable-extensions-except=${extension}`]
        : ['--enable-unsafe-extension-debugging']),
      `--lang=${language}`,
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    if (!bySwitch) await loadByProtocol(context, extension);
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', { timeout: 10_000 }));
    return { context, id: new URL(worker.url()).host, worker };
  } catch (error) {
    await context.close();
    throw error;
  }
}

async function loadByProtocol(context: BrowserContext, extension: string): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('This browser gives no debugging session, which loading an extension needs.');
  await session.send('Extensions.loadUnpacked', { path: extension });
}
