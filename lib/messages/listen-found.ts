import type { Browser } from 'wxt/browser';
import { browser } from 'wxt/browser';

/**
 * Tells a page of the extension which tab's page says that what is found there has changed, until the signal aborts. It
 * hears what page scripts tell the background (`noteFound`), and answers nothing.
 */
export function listenFound(told: (tabId: number) => void, signal: AbortSignal): void {
  const listener = (message: unknown, sender: Browser.runtime.MessageSender): undefined => {
    if (sender.id !== browser.runtime.id || sender.tab?.id === undefined || !isNote(message)) return;
    told(sender.tab.id);
  };
  browser.runtime.onMessage.addListener(listener);
  signal.addEventListener('abort', () => browser.runtime.onMessage.removeListener(listener), { once: true });
}

function isNote(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'noteFound';
}
