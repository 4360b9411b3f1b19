import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { PageServer } from '../../tests/e2e/page-server.ts';
import { startPageServer } from '../../tests/e2e/page-server.ts';
import { findChromium } from '../setup/chromium.ts';
import { launchWithExtension } from '../setup/launch-with-extension.ts';
import { projectFolder } from '../setup/project-folder.ts';

const viewport = { width: 1100, height: 800 };

/** The same browser twice, with the built extension and without, and a server for the pages of both. */
export type Browsers = {
  withExtension: BrowserContext;
  without: BrowserContext;
  /** The extension's id. */
  id: string;
  server: PageServer;
  close: () => Promise<void>;
};

/** Starts both browsers without a display. */
export async function launchBrowsers(): Promise<Browsers> {
  const browser = await findChromium();
  if (!browser) throw new Error('No Chromium was found: npm test installs one, or NUMLENS_CHROMIUM names one.');
  const server = await startPageServer();
  const extension = join(projectFolder, '.output', 'chrome-mv3');
  const { context: withExtension, id } = await launchWithExtension({ browser, extension, headless: true, viewport });
  const plain: Browser = await chromium.launch({
    executablePath: browser.path,
    headless: false,
    chromiumSandbox: false,
    args: ['--headless=new', '--hide-scrollbars', '--no-sandbox', '--disable-quic', '--no-first-run'],
  });
  const without = await plain.newContext({ viewport, colorScheme: 'light', locale: 'en-US' });
  return {
    withExtension,
    without,
    id,
    server,
    async close() {
      await Promise.all([withExtension.close(), plain.close(), server.close()]);
    },
  };
}
