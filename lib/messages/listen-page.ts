import { browser } from 'wxt/browser';
import type { PageContract, PageRequestType } from './page-contract.ts';

/** A function for everything the background may tell the page script. */
export type PageHandlers = {
  [Type in PageRequestType]: (input: PageContract[Type]['input']) => Promise<PageContract[Type]['output']>;
};

/** Listens to the background in a page script until the signal aborts. Messages from other tabs cannot arrive here. */
export function listenPage(handlers: PageHandlers, signal: AbortSignal): void {
  // Not by a promise, which only some of the browsers understand: webextension-polyfill is not in the page script.
  const listener = (message: unknown, sender: { id?: string; tab?: unknown }, reply: Reply): boolean => {
    if (sender.id !== browser.runtime?.id || sender.tab !== undefined || !isPageMessage(message, handlers)) {
      return false;
    }
    dispatch(handlers, message).then(reply, () => reply());
    return true;
  };
  browser.runtime.onMessage.addListener(listener);
  // Of an extension that is gone, it may throw.
  const stop = () => browser.runtime?.id && browser.runtime.onMessage.removeListener(listener);
  signal.addEventListener('abort', stop, { once: true });
}

/** Gives the background what it asked for; nothing where the handler threw. */
type Reply = (output?: unknown) => void;

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
