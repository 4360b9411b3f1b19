import { browser } from 'wxt/browser';

/**
 * Returns the ids of all tabs. What a store keeps of other tabs goes first when it is full: closing a tab is not
 * listened to, as that would wake the worker each time.
 */
export async function openTabs(): Promise<Set<number>> {
  const tabs = await browser.tabs.query({});
  return new Set(tabs.flatMap(({ id }) => id ?? []));
}
