import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { FoundBrowser } from '../../scripts/setup/chromium.ts';
import type { LaunchedExtension } from '../../scripts/setup/launch-with-extension.ts';
import { install, launchForInstalls, uninstall } from '../../scripts/setup/launch-with-extension.ts';
import { projectFolder } from '../../scripts/setup/project-folder.ts';

/**
 * Programs that do nothing, in the place of those by which the browser takes an extension out of the desktop's menus. It
 * starts eight scripts for each installation that is removed, and they write into the menus of whoever runs the tests.
 */
const programs = join(projectFolder, 'tests', 'e2e', 'no-desktop');

export const viewport = { width: 1100, height: 800 };

/**
 * A browser with the extension that the tests of a worker use one after the other, as its start takes longer than many
 * tests, and an installation as long as some. Each test begins with an extension from which everything was erased, in a
 * window with one empty tab beside the page of the first run. What erasing cannot take back needs `ownBrowser`.
 */
export type SharedBrowser = {
  /** The installation that the test before left as new, or a new one. */
  install: () => Promise<LaunchedExtension>;
  /** Removes what the test leaves: what the extension keeps, tabs, cookies, permissions of pages. */
  clean: (installed: LaunchedExtension) => Promise<void>;
  close: () => Promise<void>;
};

/** The page that a new installation opens by itself, while it is open. It may ask for all that the options do. */
export function findFirstPage({ context, id }: Pick<LaunchedExtension, 'context' | 'id'>): Page | undefined {
  return context.pages().find((page) => page.url() === `chrome-extension://${id}/welcome.html`);
}

/** Erases what the extension keeps, as its options do; says whether it then is as new. One whose worker has ended is not. */
async function eraseEverything({ context, worker }: LaunchedExtension, first: Page | undefined): Promise<boolean> {
  if (!first || !context.serviceWorkers().includes(worker)) return false;
  return await first.evaluate(async () => {
    const reply = await chrome.runtime.sendMessage({ to: 'background', type: 'eraseEverything', input: {} });
    return reply?.ok === true;
  });
}

/**
 * Launches a browser in which the page of the first run stays an empty document of the extension: to load and draw what it
 * shows, in each new installation, costs more than many a test. `ownBrowser` gives a test the whole page.
 */
async function launch(browser: FoundBrowser): Promise<BrowserContext> {
  const context = await launchForInstalls({ browser, headless: true, viewport, programs });
  await context.addInitScript(() => {
    if (location.protocol === 'chrome-extension:' && location.pathname === '/welcome.html') window.stop();
  });
  return context;
}

export function shareBrowser(browser: FoundBrowser, extension: string): SharedBrowser {
  let launched: BrowserContext | null = null;
  let kept: LaunchedExtension | null = null;

  async function close(): Promise<void> {
    const context = launched;
    launched = null;
    kept = null;
    await context?.close();
  }

  return {
    async install() {
      launched ??= await launch(browser);
      kept ??= await install(launched, extension);
      return kept;
    },
    async clean(installed) {
      const { context } = installed;
      try {
        const first = findFirstPage(installed);
        const left = context.pages().filter((page) => page !== first);
        await context.newPage();
        await Promise.all(left.map((page) => page.close()));
        await context.clearCookies();
        await context.clearPermissions();
        if (await eraseEverything(installed, first)) return;
        await first?.close();
        await uninstall(installed);
        kept = null;
      } catch (error) {
        // What cannot be cleaned is not used again.
        console.error('A browser could not be cleaned, and the next test gets another:', error);
        await close();
      }
    },
    close,
  };
}
