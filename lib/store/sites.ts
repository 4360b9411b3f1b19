import { browser } from 'wxt/browser';
import { z } from 'zod';
import { once } from '../model/once.ts';
import type { SiteMode, SiteState } from '../model/site-mode.ts';
import { siteMode, siteModes, siteName } from '../model/site-mode.ts';
import { readKept } from './read-kept.ts';
import { readSettings, updateSettings } from './settings.ts';
import { isTabOff, readTabsOff } from './tabs-off.ts';

/** Whose answer is given: what is said in a private window holds there, until the browser ends. */
type Window = { isPrivate: boolean };
type Sites = Record<string, SiteMode>;

const key = 'privateSites';
const privateSchema = once(() => z.record(z.string(), z.enum(siteModes)));

/** All that decides what Numlens does on a host; also of a tab, where one is named. */
export async function readSiteState(
  host: string,
  { tabId, isPrivate }: Window & { tabId: number | null },
): Promise<SiteState & { host: string }> {
  const { sites, onlyHere, paused } = await readSettings();
  const own = isPrivate ? await readPrivateSites() : {};
  const name = siteName(host);
  const others = isPrivate ? { ...sites, ...without(own, name) } : without(sites, name);
  return {
    host,
    ...siteMode(host, { sites: { ...sites, ...own }, onlyHere }),
    otherwise: siteMode(host, { sites: others, onlyHere }).mode,
    onlyHere,
    tabOff: tabId !== null && (await isTabOff(tabId)),
    paused,
  };
}

/**
 * Sets what Numlens does on a host and its subdomains; null forgets what was set. From a private window nothing is
 * stored past the browser's end (SECURITY R17).
 */
export async function setSite(host: string, mode: SiteMode | null, { isPrivate }: Window): Promise<void> {
  const name = siteName(host);
  const change = (sites: Sites): Sites => (mode === null ? without(sites, name) : { ...sites, [name]: mode });
  if (isPrivate) {
    await navigator.locks.request('numlens-private-sites', async () => {
      await browser.storage.session.set({ [key]: change(await readPrivateSites()) });
    });
    return;
  }
  await updateSettings((settings) => ({ ...settings, sites: change(settings.sites) }));
}

/** Whether Numlens is off, or paused, on any page at all, private windows included. */
export async function isOffAnywhere(): Promise<boolean> {
  const { sites, onlyHere, paused } = await readSettings();
  const modes = Object.values({ ...sites, ...(await readPrivateSites()) });
  return paused || onlyHere || modes.includes('off') || (await readTabsOff()).length > 0;
}

function without(sites: Sites, name: string): Sites {
  return Object.fromEntries(Object.entries(sites).filter(([other]) => other !== name));
}

function readPrivateSites(): Promise<Sites> {
  return readKept('session', key, privateSchema(), {});
}
