import { browser } from 'wxt/browser';
import { onStorageChanged } from './storage-changes.ts';

/**
 * The page that a text is for; `note` is the popup, to write a note on what is in the text. A text from a private window is
 * only for one in a private window. `window` is the browser's id of a panel's window; a popup's text has none.
 */
export type TextReceiver = { page: 'popup' | 'note' | 'panel'; isPrivate: boolean; window?: number };

/** Saving and taking use one lock, as the page may take the text while it is still being written. */
const lock = 'numlens-handed-text';

/** Keeps a text until the page that it is for takes it; in memory only. */
export function handText(text: string, to: TextReceiver): Promise<void> {
  return navigator.locks.request(lock, () => browser.storage.session.set({ [keyOf(to)]: text }));
}

/** Returns the text that was handed to a page, and removes it; null if there is none. */
export function takeHandedText(to: TextReceiver): Promise<string | null> {
  return navigator.locks.request(lock, async () => {
    const key = keyOf(to);
    const stored = await browser.storage.session.get(key);
    await browser.storage.session.remove(key);
    const text = stored[key];
    return typeof text === 'string' ? text : null;
  });
}

/** Calls the listener when a text is handed to a page that is open, in any window, until `signal` aborts. */
export function onHandedText(page: TextReceiver['page'], listener: () => void, signal: AbortSignal): void {
  onStorageChanged((changes, area) => {
    if (area !== 'session') return;
    const isHanded = Object.entries(changes).some(
      ([key, { newValue }]) => key.startsWith(`${page}Text`) && newValue !== undefined,
    );
    if (isHanded) listener();
  }, signal);
}

function keyOf({ page, isPrivate, window = 0 }: TextReceiver): string {
  return `${page}Text${isPrivate ? 'Private' : ''}${window}`;
}
