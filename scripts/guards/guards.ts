import type { Guard } from './guard.ts';
import { backgroundGuards } from './rooms/background.ts';
import { lookupGuards } from './rooms/lookup.ts';
import { modelGuards } from './rooms/model.ts';
import { pageGuards } from './rooms/page.ts';
import { storeGuards } from './rooms/store.ts';
import { surfacesGuards } from './rooms/surfaces.ts';

/** Does a word of the command line mean this guard: its name, its promise, or the number that some promises share? */
export function isMeant(guard: Guard, word: string): boolean {
  return word === guard.name || word === guard.of || word === guard.of.slice(0, 3);
}

/** Every guard, by the room of its code. */
export const guards: readonly Guard[] = [
  ...pageGuards,
  ...modelGuards,
  ...lookupGuards,
  ...storeGuards,
  ...backgroundGuards,
  ...surfacesGuards,
];
