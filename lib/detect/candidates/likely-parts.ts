import { dot, joiner } from './written-forms.ts';

/** A part of a text: UTF-16 offsets, `end` exclusive. */
export type Part = { start: number; end: number };

// Five digits with nothing between them but what stands inside numbers; the four parts of an IPv4 address; what only IPv6
// addresses have. A long run of digits is several parts. The classes of digits and joiners have no character in common, so
// this takes linear time.
const likely = new RegExp(
  [
    `(?:\\p{Nd}${joiner}{0,5}){4,60}\\p{Nd}`,
    `\\p{Nd}{1,3}(?:${dot}\\p{Nd}{1,5}){3}`,
    '::|\\[:\\]|(?:[\\da-fA-F]{1,4}:){6}',
  ].join('|'),
  'gu',
);

/**
 * The page's half of detection: in or at each of these parts may stand a phone number or an IP address, and nowhere else.
 * That is all the page has to know; which characters are a candidate, the background's half says (`findCandidates`).
 */
export function likelyParts(text: string): Part[] {
  return [...text.matchAll(likely)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}
