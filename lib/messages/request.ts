import { z } from 'zod';
import { once } from '../model/once.ts';

/**
 * Who may send a request: the page script, the card's frame, or the extension's own pages (popup, options, side panel).
 * `lib/messages/sender.ts` tells them apart by exact origin, path and frame.
 */
export type Sender = 'page' | 'card' | 'ui';

/** Who may send a request, the schema of its input (made for the first request), and, only as a type, its reply. */
export type Request<Input extends z.ZodType, Output> = { from: readonly Sender[]; input: () => Input; output?: Output };

/** Declares a request of the contract: `request<Output>()(from, input)`. */
export function request<Output>() {
  return <Input extends z.ZodType>(from: readonly Sender[], input: () => Input): Request<Input, Output> => ({
    from,
    input: once(input),
  });
}

/** The input of a request that has none. */
export const nothing = () => z.strictObject({});
