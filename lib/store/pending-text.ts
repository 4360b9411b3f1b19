import { browser } from 'wxt/browser';

const key = 'pendingText';
/** Saving and taking stand in line: the popup may ask while the text is still being written. */
const lock = 'numlens-pending-text';

/** Keeps a text that the popup is to answer when it opens. */
export function savePendingText(text: string): Promise<void> {
  return navigator.locks.request(lock, () => browser.storage.session.set({ [key]: text }));
}

/** Gives that text once; null when there is none. */
export function takePendingText(): Promise<string | null> {
  return navigator.locks.request(lock, async () => {
    const stored = await browser.storage.session.get(key);
    await browser.storage.session.remove(key);
    const text = stored[key];
    return typeof text === 'string' ? text : null;
  });
}
