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
  // Of an extension that is gone, it may throw.
  const stop = () => browser.runtime?.id && browser.runtime.onMessage.removeListener(listener);
  signal.addEventListener('abort', stop, { once: true });
}

type PageMessage<Type extends PageRequestType> = { to: 'page'; type: Type; input: PageContract[Type]['input'] };

/** Only the background can reach here, so the type's name is proof enough; no schema library in the page script. */
function isPageMessage(message: unknown, handlers: PageHandlers): message is PageMessage<PageRequestType> {
  if (typeof message !== 'object' || message === null) return false;
  return 'to' in message && message.to === 'page' && 'type' in message && Object.hasOwn(handlers, String(message.type));
}

function dispatch<Type extends PageRequestType>(
  handlers: PageHandlers,
  { type, input }: PageMessage<Type>,
): Promise<unknown> {
  return handlers[type](input);
}
