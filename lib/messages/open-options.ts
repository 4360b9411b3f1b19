import { browser } from 'wxt/browser';

/** Opens the options; at a place there (an element's id), in a tab of their own. */
export async function openOptions(at?: string): Promise<void> {
  if (at === undefined) await browser.runtime.openOptionsPage();
  else await browser.tabs.create({ url: browser.runtime.getURL(`/options.html#${at}`) });
}
