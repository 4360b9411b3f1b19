import { browser } from 'wxt/browser';

/**
 * Opens the page of the first run. It opens behind the page that is being read and comes to the front by itself
 * (`entrypoints/welcome`), but not in a browser that a program drives: that has no new person in front of it.
 */
export async function openWelcome(): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL('/welcome.html'), active: false });
}
