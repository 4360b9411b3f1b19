import { otherDigits } from '../../detect/candidates/characters.ts';
import { likelyParts } from '../../detect/candidates/likely-parts.ts';

/** A text without a match contains no part of a number, and at most letters of an IP address. */
export const mayHoldSubject = new RegExp(`[0-9${otherDigits}]|::`);

/** Whether a text may contain a whole subject. */
export function mayBeSubject(text: string): boolean {
  return likelyParts(text).length > 0;
}

/** Returns where the last part of a text that may be a subject ends; 0 if there is none. */
export function endOfSigns(text: string): number {
  return likelyParts(text).at(-1)?.end ?? 0;
}

const atEnd = /\p{Nd}[^A-Za-z\u00c0-\u024f]{0,8}$/u;
const atStart = /^[^A-Za-z\u00c0-\u024f]{0,8}\p{Nd}/u;

/** Whether a number may continue after the end of a text: only signs and space follow its last digit. */
export function mayEndInNumber(text: string): boolean {
  return atEnd.test(text.slice(-100).trimEnd().slice(-10));
}

/** Whether a number that began before a text may continue in it. */
export function mayContinue(text: string): boolean {
  return atStart.test(text.trimStart());
}
