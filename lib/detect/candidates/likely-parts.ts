import { dot, joinerOrSpace, mayHaveOtherDigits } from './characters.ts';

/** A part of a text: UTF-16 offsets, `end` exclusive. */
export type Part = { start: number; end: number };

// Five digits with only joiners or white space between them; the four parts of an IPv4 address; the end of `800` and
// letters, as in `1-800-FLOWERS`; the part of an IPv6 address from a colon on, because a search for the letters before
// it takes four times as long (measured). White space counts, because a page shows blanks and line ends as one space. A
// long row of digits becomes several parts. Digits and joiners share no character, so this takes linear time.
const likelyWith = (digit: string, flags: string): RegExp =>
  new RegExp(
    `(?:${digit}${joinerOrSpace}{0,5}){4,60}${digit}|${digit}{1,3}(?:${dot}${digit}{1,5}){3}|[38]\\d\\d[ .)-]{1,2}[A-Z]{2}|::|\\[:\\]|:(?:[\\da-fA-F]{1,4}:){5}`,
    flags,
  );
const likely = likelyWith('\\d', 'g');
/** For digits of all scripts. Takes four times as long as `likely` (measured). */
const likelyForeign = likelyWith('\\p{Nd}', 'gu');

/**
 * Finds the parts of `text` that may contain or touch a phone number or an IP address: the page's half of detection.
 * Every subject is in or at one of them. `findCandidates` decides in the background where each candidate starts and
 * ends.
 */
export function likelyParts(text: string): Part[] {
  const pattern = mayHaveOtherDigits.test(text) ? likelyForeign : likely;
  const parts: Part[] = [];
  for (let match = pattern.exec(text); match; match = pattern.exec(text))
    parts.push({ start: match.index, end: pattern.lastIndex });
  return parts;
}

/**
 * A part of a text, and its offset there. What is found in it counts only if it touches the text from `from` up to `to`:
 * around that is context, which may begin and end inside other numbers.
 */
export type Snippet = { start: number; from: number; to: number; text: string };

const context = 80;
const longest = 2000;

/**
 * Cuts out what the background needs to judge `parts` (in the order of `start`): each part with 80 characters on both
 * sides. Overlapping snippets are merged, up to 2000 characters each. A part at `start` in the text is at `start -
 * snippet.start` in its snippet, and lies entirely in one snippet.
 */
export function snippets(text: string, parts: readonly Part[]): Snippet[] {
  const windows: { start: number; end: number; from: number; to: number }[] = [];
  for (const { start: from, end: to } of parts) {
    const start = Math.max(0, from - context);
    const end = Math.min(text.length, to + context);
    const last = windows.at(-1);
    if (last && start <= last.end && Math.max(end, last.end) - last.start <= longest) {
      last.end = Math.max(end, last.end);
      last.to = to;
    } else windows.push({ start, end, from, to });
  }
  return windows.map(({ end, ...window }) => ({ ...window, text: text.slice(window.start, end) }));
}
