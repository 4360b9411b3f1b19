import { browser } from 'wxt/browser';
import { z } from 'zod';
import { errorCode } from '../model/error-code.ts';
import { failed, ok } from '../model/result.ts';
import type { Input, Output, RequestType } from './contract.ts';
import { contract } from './contract.ts';
import type { Reply } from './envelope.ts';
import { messageCharacters } from './limits.ts';
import type { KnownSender } from './sender.ts';
import { knownSender } from './sender.ts';

/** A function for every request of the contract; the compiler asks for the missing ones. */
export type Handlers = {
  [Type in RequestType]: (input: Input<Type>, sender: KnownSender) => Promise<Output<Type>>;
};

const envelopeSchema = z.object({ to: z.literal('background'), type: z.string(), input: z.unknown() });

/**
 * Answers every request of the contract. Sender and input are checked before the handler runs; whatever happens, the
 * asker gets a reply. Call it synchronously at the worker's top level (SECURITY R19).
 */
export function answerRequests(handlers: Handlers): void {
  browser.runtime.onMessage.addListener((message: unknown, sender): Promise<Reply<unknown>> | undefined => {
    const envelope = envelopeSchema.safeParse(message);
    if (!envelope.success) return undefined;
    return knownSender(sender).then((known) => reply(handlers, envelope.data, known));
  });
}

async function reply(
  handlers: Handlers,
  envelope: z.infer<typeof envelopeSchema>,
  sender: KnownSender | null,
): Promise<Reply<unknown>> {
  if (!isRequestType(envelope.type)) return failed('unknown-request');
  if (!sender || !contract[envelope.type].from.some((kind) => kind === sender.kind)) return failed('wrong-sender');
  if (JSON.stringify(envelope).length > messageCharacters) return failed('bad-input');
  return run(handlers, envelope.type, { input: envelope.input, sender });
}

async function run<Type extends RequestType>(
  handlers: Handlers,
  type: Type,
  { input, sender }: { input: unknown; sender: KnownSender },
): Promise<Reply<unknown>> {
  const parsed = contract[type].input().safeParse(input);
  if (!parsed.success) return failed('bad-input');
  try {
    // The schema of this very request has just proved the type; TypeScript cannot follow a lookup by a generic key.
    return ok(await handlers[type](parsed.data as Input<Type>, sender));
  } catch (error) {
    console.error(`Numlens: the request "${type}" failed.`, errorCode(error));
    return failed('interrupted');
  }
}

function isRequestType(type: string): type is RequestType {
  return Object.hasOwn(contract, type);
}
