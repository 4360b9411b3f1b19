import { browser } from 'wxt/browser';
import { whereIs } from './where-is.ts';

/** The tabs that show a site. Their page scripts say so: the browser tells addresses only to extensions that ask for more. */
export async function tabsOfSite(host: string): Promise<number[]> {
  const tabs = await browser.tabs.query({});
  const found = await Promise.all(
    tabs.map(async ({ id }) => {
      const page = id === undefined ? null : await whereIs(id);
      return page?.host === host ? id : undefined;
    }),
  );
  return found.filter((id) => id !== undefined);
}
