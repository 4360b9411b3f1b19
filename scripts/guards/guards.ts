import type { Guard, Proof } from './guard.ts';
import { backgroundGuards } from './rooms/background.ts';
import { lookupGuards } from './rooms/lookup.ts';
import { modelGuards } from './rooms/model.ts';
import { pageGuards } from './rooms/page.ts';
import { storeGuards } from './rooms/store.ts';
import { surfacesGuards } from './rooms/surfaces.ts';

/** Does a word of the command line mean this: a guard's name, its promise, or the number that some promises share? */
export function isMeant(row: Guard | Proof, word: string): boolean {
  return ('name' in row && word === row.name) || word === row.of || word === row.of.slice(0, 3);
}

/** The guards, by the room of their code. */
export const guardsOfRooms = {
  page: pageGuards,
  model: modelGuards,
  lookup: lookupGuards,
  store: storeGuards,
  background: backgroundGuards,
  surfaces: surfacesGuards,
} satisfies Record<string, readonly Guard[]>;

export const guards: readonly Guard[] = Object.values(guardsOfRooms).flat();
