import { browser } from 'wxt/browser';

/** Opens web addresses, each in a tab behind the one in front. */
export function openInTabs(addresses: readonly string[]): void {
  for (const url of addresses) void browser.tabs.create({ url, active: false });
}
