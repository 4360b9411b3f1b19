import { browser } from 'wxt/browser';

/** The active tab of the window that the person is in; null where there is none. */
export async function activeTab(): Promise<number | null> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return tab?.id ?? null;
}
