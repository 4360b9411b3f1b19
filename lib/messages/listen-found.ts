import type { Browser } from 'wxt/browser';
import { browser } from 'wxt/browser';

/**
 * Calls the listener with the tab whose finds changed, until the signal aborts. It receives what page scripts send to
 * the background (`noteFound`) and answers nothing.
 */
export function listenFound(onChange: (tabId: number) => void, signal: AbortSignal): void {
  const listener = (message: unknown, sender: Browser.runtime.MessageSender): undefined => {
    if (sender.id !== browser.runtime.id || sender.tab?.id === undefined || !isNoteFound(message)) return;
    onChange(sender.tab.id);
  };
  browser.runtime.onMessage.addListener(listener);
  signal.addEventListener('abort', () => browser.runtime.onMessage.removeListener(listener), { once: true });
}

function isNoteFound(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'noteFound';
}
