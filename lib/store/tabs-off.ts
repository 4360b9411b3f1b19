import { browser } from 'wxt/browser';
import { z } from 'zod';
import { readKept } from './read-kept.ts';

const key = 'tabsOff';
const mostTabs = 200;

/** Whether Numlens was turned off in a tab until it is closed. */
export async function isTabOff(tabId: number): Promise<boolean> {
  return (await readTabsOff()).includes(tabId);
}

/**
 * Turns Numlens off in a tab until it is closed, or takes that back. Only the tab's number is kept, in memory; a
 * browser session gives no number twice.
 */
export function setTabOff(tabId: number, off: boolean): Promise<void> {
  return navigator.locks.request('numlens-tabs-off', async () => {
    const others = (await readTabsOff()).filter((tab) => tab !== tabId);
    await browser.storage.session.set({ [key]: off ? [...others, tabId].slice(-mostTabs) : others });
  });
}

/** The tabs in which Numlens is off. */
export function readTabsOff(): Promise<number[]> {
  return readKept('session', key, z.array(z.number()), []);
}
