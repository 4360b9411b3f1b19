import { z } from 'zod';
import type { CopyRecipe, LastCopy } from '../../model/answer/copy-recipe.ts';
import { firstCopy, ipRecipes, phoneRecipes } from '../../model/answer/copy-recipe.ts';
import { once } from '../../model/once.ts';
import { cell } from '../storage.ts';

const schema = once(() => z.object({ phone: z.enum(phoneRecipes), ip: z.enum(ipRecipes) }));
const lastCopy = cell<LastCopy>({ area: 'local', key: 'lastCopy', schema, otherwise: firstCopy });

/** Returns how the user copied last, for each kind of subject. */
export function readLastCopy(): Promise<LastCopy> {
  return lastCopy.read();
}

/** Remembers how a subject of a kind was copied. A recipe that the kind does not have changes nothing. */
export async function saveLastCopy(kind: keyof LastCopy, recipe: CopyRecipe): Promise<void> {
  await lastCopy.change((now) => schema().safeParse({ ...now, [kind]: recipe }).data ?? now);
}
