import type { SpecialRange } from '../model/answer/special-range.ts';
import { say } from './say.ts';

/**
 * Returns what a special range is, in plain words, and its reference: "Private network · RFC 1918".
 */
export function specialTitle({ use, reference }: SpecialRange): string {
  return say('headlinePair', say(`special${use}`), reference);
}

/** Returns what a special range is for, in one sentence; for IPv6 multicast it says how far the address reaches. */
export function specialMeaning({ use, reach }: SpecialRange): string {
  return reach === null ? say(`special${use}Note`) : say(`specialReaches${reach}`);
}

/** Returns how the registry calls the range, and its reference: "Private-Use · RFC 1918". */
export function registryText({ name, reference }: SpecialRange): string {
  return say('headlinePair', name, reference);
}
