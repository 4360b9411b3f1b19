import { browser } from 'wxt/browser';

/**
 * Returns the ids of all open tabs. A full store removes what it keeps of closed tabs first. Nothing listens to closing
 * tabs, as that would wake the worker each time.
 */
export async function openTabs(): Promise<Set<number>> {
  const tabs = await browser.tabs.query({});
  return new Set(tabs.flatMap(({ id }) => id ?? []));
}
