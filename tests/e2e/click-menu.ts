import type { Page, Worker } from '@playwright/test';

type Click = { menuItemId: string; selectionText?: string; linkUrl?: string; pageUrl: string; frameId: number };
type ClickEvent = { dispatch: (click: Click, tab: { id: number }) => void };

/**
 * The browser's own menu cannot be clicked from here: this hands the worker the event that a click makes, with the tab
 * that is in front.
 */
export async function click(worker: Worker, details: Omit<Click, 'frameId'>): Promise<void> {
  await worker.evaluate(
    async (info) => {
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      const event = chrome.contextMenus.onClicked as unknown as ClickEvent;
      if (tab?.id === undefined) throw new Error('no tab is in front');
      event.dispatch(info, { id: tab.id });
    },
    { ...details, frameId: 0 },
  );
}

/** Selects the whole text of an element, and gives it. */
export function select(page: Page, selector: string): Promise<string> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) throw new Error(`nothing matches ${wanted}`);
    getSelection()?.selectAllChildren(element);
    return element.textContent ?? '';
  }, selector);
}
