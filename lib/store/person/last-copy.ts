import { browser } from 'wxt/browser';
import { z } from 'zod';
import type { CopyRecipe, LastCopy } from '../../model/answer/copy-recipe.ts';
import { firstCopy, ipRecipes, phoneRecipes } from '../../model/answer/copy-recipe.ts';
import { once } from '../../model/once.ts';
import { readKept } from '../storage.ts';

const key = 'lastCopy';
const schema = once(() => z.object({ phone: z.enum(phoneRecipes), ip: z.enum(ipRecipes) }));

/** Returns how the user copied last, for each kind of subject. */
export function readLastCopy(): Promise<LastCopy> {
  return readKept('local', key, schema(), firstCopy);
}

/** Remembers how a subject of a kind was copied. A recipe that the kind does not have changes nothing. */
export function saveLastCopy(kind: keyof LastCopy, recipe: CopyRecipe): Promise<void> {
  return navigator.locks.request('numlens-last-copy', async () => {
    const next = schema().safeParse({ ...(await readLastCopy()), [kind]: recipe });
    if (next.success) await browser.storage.local.set({ [key]: next.data });
  });
}
