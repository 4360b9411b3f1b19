import { browser } from 'wxt/browser';
import type { z } from 'zod';
import { errorSummary } from '../model/result.ts';

/** A value in browser storage. */
export type Cell<Value> = {
  /** Returns what is kept; the default if nothing is, or if it does not match the schema (damage, or another version). */
  read: () => Promise<Value>;
  write: (value: Value) => Promise<void>;
  /**
   * Changes the value, one writer at a time (`inTurn` by its key). Nothing is written if `edit` returns what it was given.
   */
  change: (edit: (now: Value) => Value | Promise<Value>) => Promise<{ before: Value; after: Value }>;
};

/**
 * `local` lasts until it is removed, `session` until the browser ends. `schema`: made by `once`. Nothing is kept while
 * the value is the default itself.
 */
type CellOptions<Value> = {
  area: 'local' | 'session';
  key: string;
  schema: () => z.ZodType<Value>;
  otherwise: Value;
};

/** Makes the one way to a value in browser storage. */
export function cell<Value>({ area, key, schema, otherwise }: CellOptions<Value>): Cell<Value> {
  async function read(): Promise<Value> {
    const parsed = schema().safeParse((await browser.storage[area].get(key))[key]);
    return parsed.success ? parsed.data : otherwise;
  }

  async function keep(value: Value): Promise<void> {
    if (value === otherwise) await browser.storage[area].remove(key);
    else await browser.storage[area].set({ [key]: value });
  }

  async function changeNow(edit: (now: Value) => Value | Promise<Value>): Promise<{ before: Value; after: Value }> {
    const before = await read();
    const after = await edit(before);
    if (after !== before) await keep(after);
    return { before, after };
  }

  return {
    read,
    write: (value) => inTurn(key, () => keep(value)),
    change: (edit) => inTurn(key, () => changeNow(edit)), // guard one-writer
  };
}

/** Does one work of this name at a time, in all contexts of the extension, in the order in which they come. */
export function inTurn<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  return navigator.locks.request(`numlens-${name}`, work);
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
