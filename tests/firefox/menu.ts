import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import type { Firefox } from './start-firefox.ts';

type MenuElement = HTMLElement & {
  state: string;
  label: string;
  activateItem: (item: Element) => void;
  hidePopup: () => void;
};

/** Runs in the browser's window: the extension's items in the page's own menu, as it is open now. */
function itemsShown(): string[] {
  const menu = document.getElementById('contentAreaContextMenu') as MenuElement | null;
  const own = [...(menu?.querySelectorAll<MenuElement>('[id^="numlens_"]') ?? [])];
  return menu?.state === 'open' ? own.filter(({ hidden }) => !hidden).map(({ label }) => label) : [];
}

/** Opens the browser's own menu at a place of a page with the right button, and gives the extension's items in it. */
export async function openMenu(firefox: Firefox, page: Page, at: { x: number; y: number }): Promise<string[]> {
  await page.mouse.click(at.x, at.y, { button: 'right' });
  await expect.poll(() => firefox.inWindow(itemsShown)).not.toEqual([]);
  return firefox.inWindow(itemsShown);
}

/** Takes the extension's item of the open menu. */
export async function takeItem(firefox: Firefox): Promise<void> {
  await firefox.inWindow(() => {
    const menu = document.getElementById('contentAreaContextMenu') as MenuElement | null;
    const item = menu?.querySelector('[id^="numlens_"]');
    if (!menu || !item) throw new Error('the menu has no such item');
    menu.activateItem(item);
  });
}

export async function closeMenu(firefox: Firefox): Promise<void> {
  await firefox.inWindow(() => (document.getElementById('contentAreaContextMenu') as MenuElement | null)?.hidePopup());
}
