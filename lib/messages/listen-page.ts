import { browser } from 'wxt/browser';
import type { PageContract, PageRequestType } from './page-contract.ts';

/** A function for every message from the background to the page script. */
export type PageHandlers = {
  [Type in PageRequestType]: (
    input: PageContract[Type]['input'],
  ) => Promise<PageContract[Type]['output']> | PageContract[Type]['output'];
};

/**
 * Answers the background's messages in a page script until the signal aborts. Messages from other tabs can't arrive
 * here.
 */
export function listenPage(handlers: PageHandlers, signal: AbortSignal): void {
  // Replies by callback, as only some browsers support a promise here, and the page script has no
  // webextension-polyfill.
  const listener = (
    message: PageMessage<PageRequestType>,
    sender: { id?: string; tab?: unknown },
    reply: Reply,
  ): boolean => {
    // Only the background can send messages here, so the name of the type is proof enough.
    const isHeard = sender.id === browser.runtime?.id && !sender.tab && Object.hasOwn(handlers, message.type);
    if (isHeard) dispatch(handlers, message).then(reply, () => reply());
    return isHeard;
  };
  browser.runtime.onMessage.addListener(listener);
  // Throws if the extension was removed.
  const stop = () => browser.runtime?.id && browser.runtime.onMessage.removeListener(listener);
  signal.addEventListener('abort', stop);
}

/** Sends the reply to the background; without an argument if the handler threw. */
type Reply = (output?: unknown) => void;

type PageMessage<Type extends PageRequestType> = { type: Type; input: PageContract[Type]['input'] };

async function dispatch<Type extends PageRequestType>(
  handlers: PageHandlers,
  { type, input }: PageMessage<Type>,
): Promise<unknown> {
  return handlers[type](input);
}
