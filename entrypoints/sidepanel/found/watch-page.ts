import { browser } from 'wxt/browser';
import { listenFound } from '../../../lib/messages/where-is.ts';

/**
 * Calls `changed` whenever the page in front of a window may be another, or have other finds: a tab came to the front or
 * has loaded, or its page says so. Until the signal aborts.
 */
export function watchPage(windowId: number, changed: () => void, signal: AbortSignal): void {
  let front: number | null = null;
  const activated = (info: { tabId: number; windowId: number }): void => {
    if (info.windowId !== windowId) return;
    front = info.tabId;
    changed();
  };
  const updated = (tabId: number, { status }: { status?: string | undefined }): void => {
    if (status === 'complete' && isFront(tabId)) changed();
  };
  /** Until a tab has come to the front, it may be any. */
  const isFront = (tabId: number) => front === null || front === tabId;
  browser.tabs.onActivated.addListener(activated);
  browser.tabs.onUpdated.addListener(updated);
  listenFound((tabId) => isFront(tabId) && changed(), signal);
  const stop = () => {
    browser.tabs.onActivated.removeListener(activated);
    browser.tabs.onUpdated.removeListener(updated);
  };
  signal.addEventListener('abort', stop, { once: true });
}
