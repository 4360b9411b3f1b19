import { browser } from 'wxt/browser';

/** What decides where Numlens is on, by storage area; `policy` is what an organisation decided (`last-policy.ts`). */
const keys: Record<string, readonly string[]> = { local: ['settings', 'policy'], session: ['privateSites', 'tabsOff'] };

/** Calls the listener whenever it may have been decided otherwise where Numlens is on: settings, sites, tabs, a policy. */
export function onModesChanged(listener: () => unknown): void {
  browser.storage.onChanged.addListener((changes, area) => {
    if (keys[area]?.some((key) => Object.hasOwn(changes, key))) listener();
  });
}
