import { z } from 'zod';
import { once } from '../../model/once.ts';
import type { SiteMode, SiteState } from '../../model/settings/site.ts';
import { modeOfHost, siteModes, siteName } from '../../model/settings/site.ts';
import type { WindowKind } from '../../model/window-kind.ts';
import { readPolicy } from '../policy/managed.ts';
import { cell } from '../storage.ts';
import { readSettings, updateSettings } from './settings.ts';

type Sites = Record<string, SiteMode>;

/** The modes that were set in private windows, by host. */
const privateSites = cell<Sites>({
  area: 'session',
  key: 'privateSites',
  schema: once(() => z.record(z.string(), z.enum(siteModes))),
  otherwise: {},
});

/**
 * Returns everything that decides what Numlens does on a host: its mode, the pause, and whether the tab is off. In the
 * settings a policy's modes are above the user's; what was set in private windows is above both.
 */
export async function readSiteState(
  host: string,
  { tabId, isPrivate }: WindowKind & { tabId: number | null },
): Promise<SiteState & { host: string }> {
  const { sites, onlyHere, paused } = await readSettings();
  const own = isPrivate ? await readPrivateSites() : {};
  const name = siteName(host);
  const others = isPrivate ? { ...sites, ...without(own, name) } : without(sites, name);
  return {
    host,
    ...modeOfHost(host, { sites: { ...sites, ...own }, onlyHere }),
    otherwise: modeOfHost(host, { sites: others, onlyHere }).mode,
    onlyHere,
    tabOff: tabId !== null && (await tabsOff.read()).includes(tabId),
    paused,
  };
}

/**
 * Sets what Numlens does on a host and its subdomains; null removes the setting. Modes set in a private window are not
 * stored past the browser's end.
 */
export async function setSite(host: string, mode: SiteMode | null, { isPrivate }: WindowKind): Promise<void> {
  const name = siteName(host);
  const change = (sites: Sites): Sites => (mode === null ? without(sites, name) : { ...sites, [name]: mode });
  // guard private-sites
  if (isPrivate) {
    await privateSites.change(change);
    return;
  }
  await updateSettings((settings) => ({ ...settings, sites: change(settings.sites) }));
}

/**
 * Returns whether a policy decides what Numlens does on a host. It must name this very host: the user may override a policy
 * for a parent domain, and any policy in a private window, whose own settings come first.
 */
export async function isSiteLocked(host: string, { isPrivate }: WindowKind): Promise<boolean> {
  return !isPrivate && Object.hasOwn((await readPolicy()).set.sites, siteName(host));
}

/** Returns whether Numlens is off or paused on any page, private windows included. */
export async function isOffAnywhere(): Promise<boolean> {
  const { sites, onlyHere, paused } = await readSettings();
  const modes = Object.values({ ...sites, ...(await readPrivateSites()) });
  return paused || onlyHere || modes.includes('off') || (await tabsOff.read()).length > 0;
}

function without(sites: Sites, name: string): Sites {
  return Object.fromEntries(Object.entries(sites).filter(([other]) => other !== name));
}

/** Returns the modes that were set in private windows, by host. */
export function readPrivateSites(): Promise<Sites> {
  return privateSites.read();
}

/** The ids of the tabs in which Numlens is off. */
const tabsOff = cell<number[]>({
  area: 'session',
  key: 'tabsOff',
  schema: once(() => z.array(z.number())),
  otherwise: [],
});
const mostTabs = 200;

/**
 * Turns Numlens off in a tab until the tab is closed, or on again. Only the tab's id is kept, in memory; a browser
 * session uses no id twice.
 */
export async function setTabOff(tabId: number, off: boolean): Promise<void> {
  await tabsOff.change((tabs) => {
    const others = tabs.filter((tab) => tab !== tabId);
    return off ? [...others, tabId].slice(-mostTabs) : others;
  });
}
