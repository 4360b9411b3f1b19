import { dot, foreign, joiner } from './written-forms.ts';

/** A part of a text: UTF-16 offsets, `end` exclusive. */
export type Part = { start: number; end: number };

// Five digits with nothing between them but what stands inside numbers; the four parts of an IPv4 address; what only IPv6
// addresses have. A long run of digits is several parts. The classes of digits and joiners have no character in common, so
// this takes linear time.
const likelyWith = (digit: string): RegExp =>
  new RegExp(
    `(?:${digit}${joiner}{0,5}){4,60}${digit}|${digit}{1,3}(?:${dot}${digit}{1,5}){3}|::|\\[:\\]|(?:[\\da-fA-F]{1,4}:){6}`,
    'gu',
  );
const likely = likelyWith('\\d');
/** Takes four times as long. */
const likelyForeign = likelyWith('\\p{Nd}');

/**
 * The page's half of detection: in or at each of these parts may stand a phone number or an IP address, and nowhere else.
 * That is all the page has to know; which characters are a candidate, the background's half says (`findCandidates`).
 */
export function likelyParts(text: string): Part[] {
  const pattern = foreign.test(text) ? likelyForeign : likely;
  const parts: Part[] = [];
  for (let match = pattern.exec(text); match; match = pattern.exec(text))
    parts.push({ start: match.index, end: pattern.lastIndex });
  return parts;
}
