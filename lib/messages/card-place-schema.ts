import { z } from 'zod';
import type { CardPlace } from '../model/card-place.ts';

const length = z.number().min(-1e6).max(1e6);
const point = z.strictObject({ x: length, y: length });

/** Schema of a place as it travels from a sub-frame. */
export const cardPlaceSchema = z.strictObject({
  number: z.strictObject({ left: length, top: length, width: length, height: length }),
  anchor: z.strictObject({ client: point, screen: point }),
}) satisfies z.ZodType<CardPlace>;
