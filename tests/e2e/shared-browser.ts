import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { FoundBrowser } from '../../scripts/setup/find-chromium.ts';
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
 * A browser that the tests of a worker use one after the other, as its start takes longer than many tests. Each gets a new
 * installation of the extension, and a window with one empty tab.
 */
export type SharedBrowser = {
  install: () => Promise<LaunchedExtension>;
  /** Removes what the test leaves: the extension with its data, tabs, cookies, permissions of pages. */
  clean: (installed: LaunchedExtension) => Promise<void>;
  close: () => Promise<void>;
};

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

  async function close(): Promise<void> {
    const context = launched;
    launched = null;
    await context?.close();
  }

  return {
    async install() {
      launched ??= await launch(browser);
      return await install(launched, extension);
    },
    async clean(installed) {
      const { context } = installed;
      try {
        const before = context.pages();
        await context.newPage();
        await Promise.all(before.map((page) => page.close()));
        await uninstall(installed);
        await context.clearCookies();
        await context.clearPermissions();
      } catch (error) {
        // What cannot be cleaned is not used again.
        console.error('A browser could not be cleaned, and the next test gets another:', error);
        await close();
      }
    },
    close,
  };
}
