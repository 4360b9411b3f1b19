import { browser } from 'wxt/browser';
import type { Result } from '../model/result.ts';
import { failed, ok } from '../model/result.ts';
import type { Input, Output, RequestType } from './contract.ts';
import type { Envelope, Reply } from './envelope.ts';

/**
 * Why a request got no reply. `refused`: this sender may not ask it, or the input does not fit. `gone`: the extension was
 * reloaded or removed under this page. `interrupted`: the worker ended in mid-request, or its handler threw; a
 * look-up may have spent its calls all the same.
 */
export type AskProblem = 'refused' | 'gone' | 'interrupted';

/** Sends a request to the background and gives its reply; never throws. */
export async function ask<Type extends RequestType>(
  type: Type,
  input: Input<Type>,
): Promise<Result<Output<Type>, AskProblem>> {
  if (!browser.runtime?.id) return failed('gone');
  const envelope: Envelope<Type> = { to: 'background', type, input };
  try {
    const reply: Reply<Output<Type>> | undefined = await browser.runtime.sendMessage(envelope);
    if (!reply) return failed('interrupted');
    if (reply.ok) return ok(reply.value);
    return failed(reply.problem === 'threw' ? 'interrupted' : 'refused');
  } catch {
    return failed(browser.runtime?.id ? 'interrupted' : 'gone');
  }
}
