import { browser } from 'wxt/browser';
import type { PageContract, PageRequestType } from './page-contract.ts';

/** A function for everything the background may tell the page script. */
export type PageHandlers = {
  [Type in PageRequestType]: (input: PageContract[Type]['input']) => Promise<PageContract[Type]['output']>;
};

/** Listens to the background in a page script until the signal aborts. Messages from other tabs cannot arrive here. */
export function listenPage(handlers: PageHandlers, signal: AbortSignal): void {
  const listener = (message: unknown, sender: { id?: string; tab?: unknown }): Promise<unknown> | undefined => {
    if (sender.id !== browser.runtime?.id || sender.tab !== undefined || !isPageMessage(message, handlers)) {
      return undefined;
    }
    return dispatch(handlers, message);
  };
  browser.runtime.onMessage.addListener(listener);
  signal.addEventListener('abort', () => browser.runtime?.onMessage.removeListener(listener), { once: true });
}

type PageMessage = {
  [Type in PageRequestType]: { to: 'page'; type: Type; input: PageContract[Type]['input'] };
}[PageRequestType];

/** Only the background can reach here, so the type's name is proof enough; no schema library in the page script. */
function isPageMessage(message: unknown, handlers: PageHandlers): message is PageMessage {
  if (typeof message !== 'object' || message === null) return false;
  return 'to' in message && message.to === 'page' && 'type' in message && Object.hasOwn(handlers, String(message.type));
}

function dispatch(handlers: PageHandlers, message: PageMessage): Promise<unknown> {
  switch (message.type) {
    case 'showCard':
      return handlers.showCard(message.input);
    case 'siteMode':
      return handlers.siteMode(message.input);
    case 'where':
      return handlers.where(message.input);
  }
}
