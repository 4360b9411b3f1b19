import { browser } from 'wxt/browser';
import { listenFound } from '../../../lib/messages/where-is.ts';
import { onModesChanged } from '../../../lib/store/panel/storage-changes.ts';

/**
 * Calls `changed` whenever another page may be in front of a window, or it may have other finds: after a tab came to the
 * front or has loaded, when its page reports it, or when Numlens was turned on or off somewhere. Until the signal aborts.
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
  /** Whether a tab may be the one in front. Until one has come to the front, any may be. */
  const isFront = (tabId: number) => front === null || front === tabId;
  browser.tabs.onActivated.addListener(activated);
  browser.tabs.onUpdated.addListener(updated);
  onModesChanged(changed, signal);
  listenFound((tabId) => isFront(tabId) && changed(), signal);
  const stop = () => {
    browser.tabs.onActivated.removeListener(activated);
    browser.tabs.onUpdated.removeListener(updated);
  };
  signal.addEventListener('abort', stop, { once: true });
}
