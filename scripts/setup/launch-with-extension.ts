import { delimiter } from 'node:path';
import type { BrowserContext, CDPSession, Worker } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { FoundBrowser } from './chromium.ts';

type Options = {
  browser: FoundBrowser;
  headless: boolean;
  viewport: { width: number; height: number } | null;
  colorScheme?: 'light' | 'dark';
  /** The browser's language (BCP 47), which pages and the extension see, too; by default American English. */
  language?: string;
  /** Folder of the browser's profile; without one a new profile is made and removed afterwards. */
  profile?: string;
  /** Keeps pages that were left in the back-forward cache, which Playwright turns off. */
  cachesPages?: boolean;
  /** Folder of programs that the browser finds before those of the machine. */
  programs?: string;
  /** More switches of the browser. */
  switches?: readonly string[];
};

export type LaunchedExtension = { context: BrowserContext; id: string; worker: Worker };

/** Starts a browser with nothing but the extension, whose built folder is given by its absolute path. */
export async function launchWithExtension(options: Options & { extension: string }): Promise<LaunchedExtension> {
  const { browser, extension } = options;
  const bySwitch = browser.loads === 'switch';
  const context = await launch(
    options,
    bySwitch
      ? [`--load-extension=${extension}`, `--disable-extensions-except=${extension}`]
      : ['--enable-unsafe-extension-debugging'],
  );
  try {
    if (!bySwitch) return await install(context, extension);
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    return { context, id: new URL(worker.url()).host, worker };
  } catch (error) {
    await context.close();
    throw error;
  }
}

/** A browser in which the extension can be installed and removed again (`install`, `uninstall`). */
export function launchForInstalls(options: Options): Promise<BrowserContext> {
  return launch(options, ['--enable-unsafe-extension-debugging']);
}

/** A new installation in a browser that allows it, once its worker runs. */
export async function install(context: BrowserContext, extension: string): Promise<LaunchedExtension> {
  const session = await debuggingOf(context);
  const started = context.waitForEvent('serviceworker');
  const [worker] = await Promise.all([started, session.send('Extensions.loadUnpacked', { path: extension })]);
  await session.detach();
  return { context, id: new URL(worker.url()).host, worker };
}

/** Removes the extension with all that it has stored. */
export async function uninstall({ context, id }: LaunchedExtension): Promise<void> {
  const session = await debuggingOf(context);
  await session.send('Extensions.uninstall', { id });
  await session.detach();
}

/** Sends no requests of its own. */
function launch(options: Options, loading: string[]): Promise<BrowserContext> {
  const { browser, headless, viewport, language = 'en-US' } = options;
  return chromium.launchPersistentContext(options.profile ?? '', {
    executablePath: browser.path,
    // Playwright's own headless mode runs the old shell, which knows no extensions.
    headless: false,
    viewport,
    colorScheme: options.colorScheme ?? 'light',
    locale: language,
    // Chromium takes the language of its own windows from the switch, on Linux from the environment.
    env: { ...process.env, LANGUAGE: language, ...(options.programs ? { PATH: pathWith(options.programs) } : {}) },
    chromiumSandbox: false,
    ignoreDefaultArgs: ['--disable-extensions', ...(options.cachesPages ? ['--disable-back-forward-cache'] : [])],
    args: [
      ...(headless ? ['--headless=new', '--hide-scrollbars'] : []),
      ...loading,
      `--lang=${language}`,
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(options.switches ?? []),
    ],
  });
}

function pathWith(programs: string): string {
  return [programs, process.env['PATH']].join(delimiter);
}

async function debuggingOf(context: BrowserContext): Promise<CDPSession> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('This browser gives no debugging session, which loading an extension needs.');
  return session;
}
