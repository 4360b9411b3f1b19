import { answerGuards } from './answer-guards.ts';
import { cardGuards } from './card-guards.ts';
import { customGuards } from './custom-guards.ts';
import { dataGuards } from './data-guards.ts';
import type { Guard } from './guard.ts';
import { keyAndSpendingGuards } from './key-and-spending-guards.ts';
import { linkGuards } from './link-guards.ts';
import { loadGuards } from './load-guards.ts';
import { messageGuards } from './message-guards.ts';
import { pageGuards } from './page-guards.ts';
import { providerGuards } from './provider-guards.ts';
import { resilienceGuards } from './resilience-guards.ts';
import { wordGuards } from './word-guards.ts';

/** Does a name on the command line mean this guard: its own name, or its requirement? */
export function isMeant(guard: Guard, name: string): boolean {
  return name === guard.requirement || name === guard.guard;
}

/** The guards of SECURITY R01 to R66, in their order; `docs/THREAT-MODEL.md` says what each is for. */
export const guards: readonly Guard[] = [
  ...keyAndSpendingGuards,
  ...customGuards,
  ...providerGuards,
  ...messageGuards,
  ...answerGuards,
  ...pageGuards,
  ...resilienceGuards,
  ...dataGuards,
  ...cardGuards,
  ...loadGuards,
  ...wordGuards,
  ...linkGuards,
];
