import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import type { Firefox } from './start-firefox.ts';

type MenuElement = HTMLElement & {
  state: string;
  label: string;
  activateItem: (item: Element) => void;
  hidePopup: () => void;
  openMenu: (open: boolean) => void;
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

/**
 * Takes an item of the extension in the open menu: the first one whose label begins so. Several items are in a submenu, which
 * is opened first.
 */
export async function takeItem(firefox: Firefox, label = ''): Promise<void> {
  const act = (step: 'open' | 'take') =>
    firefox.inWindow(
      (wanted, what) => {
        const menu = document.getElementById('contentAreaContextMenu') as MenuElement | null;
        const own = [...(menu?.querySelectorAll<MenuElement>('menuitem[id^="numlens_"]') ?? [])];
        const item = own.find((each) => !each.hidden && each.label.startsWith(wanted));
        const popup = item?.closest<MenuElement>('menupopup');
        if (!item || !popup) throw new Error('the menu has no such item');
        if (what === 'take') popup.activateItem(item);
        else if (popup !== menu) item.closest<MenuElement>('menu')?.openMenu(true);
        return popup.state;
      },
      label,
      step,
    );
  await expect.poll(() => act('open')).toBe('open');
  await act('take');
}

export async function closeMenu(firefox: Firefox): Promise<void> {
  await firefox.inWindow(() => (document.getElementById('contentAreaContextMenu') as MenuElement | null)?.hidePopup());
}
