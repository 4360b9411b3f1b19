import { browser } from 'wxt/browser';
import type { Result } from '../model/result.ts';
import { failed } from '../model/result.ts';
import type { Input, Output, RequestType } from './contract.ts';

/**
 * Why a request got no reply: a refusal, or `gone` if the extension was reloaded or removed under this page.
 * `interrupted`: the worker ended during the request, or its handler threw; a lookup may have made its calls all the
 * same.
 */
export type AskProblem = Refusal | 'gone';

let ownWindow: Promise<number | null> | null = null;

/**
 * Makes every request of this page name its window. The side panel needs it: it is in no tab, so the browser does not
 * tell the background which window it is in, and another window may be in front. Requests wait until the window is
 * known.
 */
export function speakFor(window: Promise<number | null> | null): void {
  ownWindow = window;
}

/** Sends a request to the background and returns its reply; never throws. */
export async function ask<Type extends RequestType>(
  type: Type,
  input: Input<Type>,
): Promise<Result<Output<Type>, AskProblem>> {
  const envelope: Envelope<Type> = { to: 'background', type, input };
  try {
    const window = ownWindow && (await ownWindow);
    if (window !== null) envelope.window = window;
    const reply: Reply<Output<Type>> | undefined = await browser.runtime.sendMessage(envelope);
    if (reply) return reply;
  } catch {
    // The worker ended, or the extension is gone. What is left of the extension tells which.
  }
  return failed(browser.runtime?.id ? 'interrupted' : 'gone');
}

/**
 * A request as it is sent. `to` distinguishes it from messages to the page script. `window` is the sender's
 * (`speakFor`).
 */
type Envelope<Type extends RequestType> = {
  to: 'background';
  type: Type;
  input: Input<Type>;
  window?: number;
};

/**
 * Why the background does not answer: the sender may not send this request, the input does not match the schema, or the
 * handler threw (`interrupted`), or a page asks more often than any hand could cause (`too-often`).
 */
type Refusal = 'unknown-request' | 'wrong-sender' | 'bad-input' | 'interrupted' | 'too-often';

/** A reply as it is sent; every request gets one. */
export type Reply<Value> = Result<Value, Refusal>;
