import { browser } from 'wxt/browser';
import type { z } from 'zod';
import { errorSummary } from '../model/result.ts';

/**
 * Returns what browser storage has under `key`. `local` lasts until it is removed, `session` until the browser ends.
 * `otherwise` if there is nothing, or if it does not match the schema (damage, or another version).
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

/**
 * Keeps page scripts away from extension storage if the browser can. Chrome can for both areas; Firefox only for
 * `session`, where it is the default. If one area fails, that is logged and the other is still protected.
 */
export async function guardStorage(): Promise<void> {
  for (const area of [browser.storage.local, browser.storage.session]) {
    if (!('setAccessLevel' in area)) continue;
    // guard storage-level
    await area.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' }).catch((error: unknown) => {
      console.error('Numlens: storage could not be closed to page scripts.', errorSummary(error));
    });
  }
}
