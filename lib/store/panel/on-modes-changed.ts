import { browser } from 'wxt/browser';

/**
 * The stored keys that decide where Numlens is on (`lib/store/person/sites.ts`), by storage area. `policy` is the last
 * policy received (`lib/store/policy/last-policy.ts`).
 */
const keys: Record<string, readonly string[]> = { local: ['settings', 'policy'], session: ['privateSites', 'tabsOff'] };

/**
 * Calls the listener whenever Numlens may have been turned on or off somewhere: by settings, sites, tabs or a policy. Until
 * the signal aborts.
 */
export function onModesChanged(listener: () => unknown, signal?: AbortSignal): void {
  const onChange = (changes: Record<string, unknown>, area: string) => {
    if (keys[area]?.some((key) => Object.hasOwn(changes, key))) listener();
  };
  browser.storage.onChanged.addListener(onChange);
  signal?.addEventListener('abort', () => browser.storage.onChanged.removeListener(onChange), { once: true });
}
