import { z } from 'zod';
import type { CardPlace } from '../model/card-place.ts';
import { once } from '../model/once.ts';

const length = once(() => z.number().min(-1e6).max(1e6));
const point = once(() => z.strictObject({ x: length(), y: length() }));

/** Schema of a place as it travels from a page. */
export const cardPlaceSchema = once(
  () =>
    z.strictObject({
      number: z.strictObject({ left: length(), top: length(), width: length(), height: length() }),
      view: z.strictObject({
        anchor: z.strictObject({ client: point(), screen: point() }).nullable(),
        viewport: z.strictObject({ width: length(), height: length() }),
        rightToLeft: z.boolean(),
        ...{ screenX: length(), screenY: length(), outerWidth: length(), outerHeight: length() },
        ...{ innerWidth: length(), innerHeight: length() },
      }),
    }) satisfies z.ZodType<CardPlace>,
);
