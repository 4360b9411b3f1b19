import { browser } from 'wxt/browser';
import type { PageContract, PageRequestType } from './page-contract.ts';

/** A function for everything the background may tell the page script. */
export type PageHandlers = {
  [Type in PageRequestType]: (
    input: PageContract[Type]['input'],
  ) => Promise<PageContract[Type]['output']> | PageContract[Type]['output'];
};

/** Listens to the background in a page script until the signal aborts. Messages from other tabs cannot arrive here. */
export function listenPage(handlers: PageHandlers, signal: AbortSignal): void {
  // Not by a promise, which only some of the browsers understand: webextension-polyfill is not in the page script.
  const listener = (
    message: PageMessage<PageRequestType>,
    sender: { id?: string; tab?: unknown },
    reply: Reply,
  ): boolean => {
    // Only the background can tell something here, so the type's name is proof enough.
    const isHeard = sender.id === browser.runtime?.id && !sender.tab && Object.hasOwn(handlers, message.type);
    if (isHeard) dispatch(handlers, message).then(reply, () => reply());
    return isHeard;
  };
  browser.runtime.onMessage.addListener(listener);
  // Of an extension that is gone, it may throw.
  const stop = () => browser.runtime?.id && browser.runtime.onMessage.removeListener(listener);
  signal.addEventListener('abort', stop);
}

/** Gives the background what it asked for; nothing where the handler threw. */
type Reply = (output?: unknown) => void;

type PageMessage<Type extends PageRequestType> = { type: Type; input: PageContract[Type]['input'] };

async function dispatch<Type extends PageRequestType>(
  handlers: PageHandlers,
  { type, input }: PageMessage<Type>,
): Promise<unknown> {
  return handlers[type](input);
}
