import { browser } from 'wxt/browser';

const key = 'erased';

/** Tells the pages that are open that everything was erased: what they show must not be written back. The sign is removed at once. */
export async function tellErased(): Promise<void> {
  await browser.storage.session.set({ [key]: true });
  await browser.storage.session.remove(key);
}

/** Calls the listener when everything was erased, until `signal` aborts. */
export function onErased(listener: () => void, signal: AbortSignal): void {
  const onChange = (changes: Record<string, { newValue?: unknown }>, area: string) => {
    if (area === 'session' && changes[key]?.newValue === true) listener();
  };
  browser.storage.onChanged.addListener(onChange);
  signal.addEventListener('abort', () => browser.storage.onChanged.removeListener(onChange), { once: true });
}
