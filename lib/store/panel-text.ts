import { browser } from 'wxt/browser';

/** What is handed over in a private window is taken in one. */
type Window = { isPrivate: boolean };

const keyOf = ({ isPrivate }: Window) => (isPrivate ? 'panelTextPrivate' : 'panelText');
/** Saving and taking stand in line: the panel may ask while the text is still being written. */
const lock = 'numlens-panel-text';

/** Keeps a text for the side panel's list until the panel takes it; in memory only. */
export function savePanelText(text: string, window: Window): Promise<void> {
  return navigator.locks.request(lock, () => browser.storage.session.set({ [keyOf(window)]: text }));
}

/** Gives that text once; null when there is none. */
export function takePanelText(window: Window): Promise<string | null> {
  return navigator.locks.request(lock, async () => {
    const key = keyOf(window);
    const stored = await browser.storage.session.get(key);
    await browser.storage.session.remove(key);
    const text = stored[key];
    return typeof text === 'string' ? text : null;
  });
}

/** Tells when a text was handed over while the panel is open, until `signal` aborts. */
export function onPanelText(listener: () => void, signal: AbortSignal): void {
  const hear = (changes: Record<string, { newValue?: unknown }>, area: string) => {
    const keys = [keyOf({ isPrivate: false }), keyOf({ isPrivate: true })];
    if (area === 'session' && keys.some((key) => changes[key]?.newValue !== undefined)) listener();
  };
  browser.storage.onChanged.addListener(hear);
  signal.addEventListener('abort', () => browser.storage.onChanged.removeListener(hear), { once: true });
}
