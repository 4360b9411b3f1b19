import { browser } from 'wxt/browser';
import { z } from 'zod';
import { messageCharacters } from '../model/limits.ts';
import { errorSummary, failed, ok } from '../model/result.ts';
import type { Reply } from './ask.ts';
import type { Input, Output, RequestType } from './contract.ts';
import { contract } from './contract.ts';
import type { KnownSender } from './sender.ts';
import { knownSender } from './sender.ts';

/** A function for every request of the contract; the compiler reports missing ones. */
export type Handlers = {
  [Type in RequestType]: (input: Input<Type>, sender: KnownSender) => Promise<Output<Type>>;
};

/** Runs an allowed request's work, now or later, and returns its reply. */
export type Order = (
  type: RequestType,
  sender: KnownSender,
  work: () => Promise<Reply<unknown>>,
) => Promise<Reply<unknown>>;

const atOnce: Order = (_type, _sender, work) => work();

const envelopeSchema = z.object({
  to: z.literal('background'),
  type: z.string(),
  input: z.unknown(),
  window: z.int().optional(),
});

/**
 * Answers every request of the contract. Sender and input are checked before the handler runs, and every request gets a
 * reply. `order` decides when each runs, including the check of its input. Call it synchronously at the worker's top
 * level (guard listens-at-once).
 */
export function answerRequests(handlers: Handlers, order = atOnce): void {
  browser.runtime.onMessage.addListener((message: unknown, sender): Promise<Reply<unknown>> | undefined => {
    const envelope = envelopeSchema.safeParse(message);
    if (!envelope.success) return undefined;
    return knownSender(sender, envelope.data.window).then((known) => reply(handlers, order, envelope.data, known));
  });
}

async function reply(
  handlers: Handlers,
  order: Order,
  envelope: z.infer<typeof envelopeSchema>,
  sender: KnownSender | null,
): Promise<Reply<unknown>> {
  const { type } = envelope;
  if (!isRequestType(type)) return failed('unknown-request');
  if (!sender || !contract[type].from.some((kind) => kind === sender.kind)) return failed('wrong-sender'); // guard senders
  return order(type, sender, async () => {
    if (JSON.stringify(envelope).length > messageCharacters) return failed('bad-input'); // guard message-size
    return run(handlers, type, { input: envelope.input, sender });
  });
}

async function run<Type extends RequestType>(
  handlers: Handlers,
  type: Type,
  { input, sender }: { input: unknown; sender: KnownSender },
): Promise<Reply<unknown>> {
  const parsed = contract[type].input().safeParse(input);
  if (!parsed.success) return failed('bad-input'); // guard input-schema
  try {
    // The schema of this request has just proved the type; TypeScript can't follow a lookup by a generic key.
    return ok(await handlers[type](parsed.data as Input<Type>, sender));
  } catch (error) {
    console.error(`Numlens: the request "${type}" failed.`, errorSummary(error));
    return failed('interrupted');
  }
}

function isRequestType(type: string): type is RequestType {
  return Object.hasOwn(contract, type);
}
