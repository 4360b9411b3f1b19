import { browser } from 'wxt/browser';

/** What decides where Numlens is on, by storage area; an organisation's own settings are `managed`. */
const keys: Record<string, readonly string[]> = { local: ['settings'], session: ['privateSites', 'tabsOff'] };

/** Calls the listener whenever it may have been decided otherwise where Numlens is on: settings, sites, tabs, a policy. */
export function onModesChanged(listener: () => unknown): void {
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === 'managed' || keys[area]?.some((key) => Object.hasOwn(changes, key))) listener();
  });
}
