import { browser } from 'wxt/browser';

/** Which page is to take a text. What is handed over in a private window is taken in one. */
export type Taker = { page: 'popup' | 'panel'; isPrivate: boolean };

/** Saving and taking stand in line: the page may ask while the text is still being written. */
const lock = 'numlens-handed-text';

/** Keeps a text until the page that it is for takes it; in memory only. */
export function handText(text: string, to: Taker): Promise<void> {
  return navigator.locks.request(lock, () => browser.storage.session.set({ [keyOf(to)]: text }));
}

/** Gives that text once; null when there is none. */
export function takeHandedText(to: Taker): Promise<string | null> {
  return navigator.locks.request(lock, async () => {
    const key = keyOf(to);
    const stored = await browser.storage.session.get(key);
    await browser.storage.session.remove(key);
    const text = stored[key];
    return typeof text === 'string' ? text : null;
  });
}

/** Tells when a text was handed to a page that is open, from whatever window, until `signal` aborts. */
export function onHandedText(page: Taker['page'], listener: () => void, signal: AbortSignal): void {
  const keys = [true, false].map((isPrivate) => keyOf({ page, isPrivate }));
  const hear = (changes: Record<string, { newValue?: unknown }>, area: string) => {
    if (area === 'session' && keys.some((key) => changes[key]?.newValue !== undefined)) listener();
  };
  browser.storage.onChanged.addListener(hear);
  signal.addEventListener('abort', () => browser.storage.onChanged.removeListener(hear), { once: true });
}

function keyOf({ page, isPrivate }: Taker): string {
  return `${page}Text${isPrivate ? 'Private' : ''}`;
}
