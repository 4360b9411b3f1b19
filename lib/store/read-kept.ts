import { browser } from 'wxt/browser';
import type { z } from 'zod';

/**
 * What the browser's storage keeps under `key`: in `local` until it is removed, in `session` until the browser ends.
 * `otherwise` where nothing is kept, or something that another version or a damage left, which is none of the schema's.
 */
export async function readKept<Kept, Otherwise>(
  area: 'local' | 'session',
  key: string,
  schema: z.ZodType<Kept>,
  otherwise: Otherwise,
): Promise<Kept | Otherwise> {
  const parsed = schema.safeParse((await browser.storage[area].get(key))[key]);
  return parsed.success ? parsed.data : otherwise;
}
