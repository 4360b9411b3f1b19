import { browser } from 'wxt/browser';

/**
 * Opens the welcome page in a background tab, so that it does not cover the page being read. It comes to the front by
 * itself (`entrypoints/welcome`), except in an automated browser, which has no new user.
 */
export async function openWelcome(): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL('/welcome.html'), active: false });
}
