import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import type { Firefox } from './start-firefox.ts';

/** Opens the extension's sidebar as Firefox's own menu does, waits until its page runs, gives the address, and closes it. */
export async function showSidebar(firefox: Firefox): Promise<string> {
  type View = HTMLElement & { currentURI: { spec: string }; contentTitle: string };
  await firefox.inWindow(() => SidebarController.show('numlens_numlens_example-sidebar-action'));
  const read = () =>
    firefox.inWindow(() => {
      const view = SidebarController.browser.contentDocument?.querySelector<View>('#webext-panels-browser');
      return { url: view?.currentURI.spec ?? '', title: view?.contentTitle ?? '' };
    });
  // The page's script gives it this title, in the person's language.
  await expect.poll(async () => (await read()).title).toBe('Numlens side panel');
  const { url } = await read();
  await firefox.inWindow(() => SidebarController.hide());
  return url;
}

/** Presses a button or tab of a page of the extension. */
export async function pressIn(page: Page, name: string): Promise<void> {
  await page.evaluate((wanted) => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(wanted));
    if (!found) throw new Error(`no button is named ${wanted}`);
    found.click();
  }, name);
}

/** What a person can read on a page of the extension. */
export function wordsIn(page: Page): Promise<string> {
  return page.evaluate(() => document.body.textContent);
}
