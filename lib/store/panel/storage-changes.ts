import { browser } from 'wxt/browser';

/** What changed in a storage area, by key; `newValue` is absent if the key was removed. */
type Changes = Record<string, { newValue?: unknown }>;

/** Calls the listener with each change of browser storage, until `signal` aborts. */
export function onStorageChanged(listener: (changes: Changes, area: string) => void, signal?: AbortSignal): void {
  browser.storage.onChanged.addListener(listener);
  signal?.addEventListener('abort', () => browser.storage.onChanged.removeListener(listener), { once: true });
}

/**
 * The stored keys that decide where Numlens is on (`lib/store/person/sites.ts`), by storage area. `policy` is the last
 * policy received (`lib/store/policy/last-policy.ts`).
 */
const ofModes: Record<string, readonly string[]> = {
  local: ['settings', 'policy'],
  session: ['privateSites', 'tabsOff'],
};

/**
 * Calls the listener whenever Numlens may have been turned on or off somewhere: by settings, sites, tabs or a policy. Until
 * the signal aborts.
 */
export function onModesChanged(listener: () => unknown, signal?: AbortSignal): void {
  onStorageChanged((changes, area) => {
    if (ofModes[area]?.some((key) => Object.hasOwn(changes, key))) listener();
  }, signal);
}

const erased = 'erased';

/** Tells the pages that are open that everything was erased: what they show must not be written back. The sign is removed at once. */
export async function tellErased(): Promise<void> {
  await browser.storage.session.set({ [erased]: true });
  await browser.storage.session.remove(erased);
}

/** Calls the listener when everything was erased, until `signal` aborts. */
export function onErased(listener: () => void, signal: AbortSignal): void {
  onStorageChanged((changes, area) => {
    if (area === 'session' && changes[erased]?.newValue === true) listener();
  }, signal);
}
