import { z } from 'zod';
import { once } from '../model/once.ts';
import type { CardPlace } from '../model/page/card.ts';
import { mostBelow } from '../model/page/card.ts';

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

const length = once(() => z.number().min(-1e6).max(1e6));
const point = once(() => z.strictObject({ x: length(), y: length() }));

const rectangle = once(() => z.strictObject({ left: length(), top: length(), width: length(), height: length() }));

/** Schema of a card's place as a page sends it. */
export const cardPlaceSchema = once(
  () =>
    z.strictObject({
      number: rectangle(),
      view: z.strictObject({
        anchor: z.strictObject({ client: point(), screen: point() }).nullable(),
        viewport: z.strictObject({ width: length(), height: length() }),
        rightToLeft: z.boolean(),
        ...{ screenX: length(), screenY: length(), outerWidth: length(), outerHeight: length() },
        ...{ innerWidth: length(), innerHeight: length() },
      }),
      row: z
        .strictObject({ left: length(), right: length(), below: z.array(rectangle()).max(mostBelow) })
        .exactOptional(),
    }) satisfies z.ZodType<CardPlace>,
);
