import { browser } from 'wxt/browser';
import { webHost } from './sender.ts';

/** The tabs that show a site. */
export async function tabsOfSite(host: string): Promise<number[]> {
  const tabs = await browser.tabs.query({});
  return tabs.flatMap(({ id, url }) => (id !== undefined && webHost(url) === host ? [id] : []));
}
