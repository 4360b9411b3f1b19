import { browser } from 'wxt/browser';
import { listenFound } from '../../../lib/messages/listen-found.ts';
import { onModesChanged } from '../../../lib/store/panel/storage-changes.ts';

/** Functions that are told about changes of the active tab's page in a window. */
type Told = {
  /** Another tab came to the front. */
  turned: () => void;
  /** The tab has loaded, its page reports other finds, or Numlens was turned on or off somewhere. */
  changed: () => void;
};

/** Watches the page in front of a window until the signal aborts, by events alone: nothing polls. */
export function watchPage(windowId: number, { turned, changed }: Told, signal: AbortSignal): void {
  let front: number | null = null;
  const activated = (info: { tabId: number; windowId: number }): void => {
    if (info.windowId !== windowId) return;
    front = info.tabId;
    turned();
  };
  const updated = (tabId: number, { status }: { status?: string | undefined }): void => {
    if (status === 'complete' && isFront(tabId)) changed();
  };
  /** May this be the active tab? Until one has come to the front, any may be. */
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
