import { browser } from 'wxt/browser';
import type { Result } from '../model/result.ts';
import { failed } from '../model/result.ts';
import type { Input, Output, RequestType } from './contract.ts';
import type { Envelope, Refusal, Reply } from './envelope.ts';

/**
 * Why a request got no reply: a refusal, or `gone`, when the extension was reloaded or removed under this page.
 * `interrupted`: the worker ended in mid-request, or its handler threw; a look-up may have spent its calls all the same.
 */
export type AskProblem = Refusal | 'gone';

/** Sends a request to the background and gives its reply; never throws. */
export async function ask<Type extends RequestType>(
  type: Type,
  input: Input<Type>,
): Promise<Result<Output<Type>, AskProblem>> {
  const envelope: Envelope<Type> = { to: 'background', type, input };
  try {
    const reply: Reply<Output<Type>> | undefined = await browser.runtime.sendMessage(envelope);
    if (reply) return reply;
  } catch {
    // Which of the two it was is seen by what is left of the extension.
  }
  return failed(browser.runtime?.id ? 'interrupted' : 'gone');
}
