import { digitAt, digitsEnd, dot, dotStarts } from './characters.ts';
import type { Candidate } from './find-candidates.ts';

const anyDot = new RegExp(dot, 'y');
const fewestDots = 3;

// Two colons with at most one group of hexadecimal digits between them: every IPv6 address has them.
const twoColons = /\]?[\da-f]{0,4}\[?:/iy;

// Groups, colons and dots; the latter two may be defanged: `[:]`, `[.]`, `[dot]`.
const wholeAddress = /(?:[\da-f:.]|\[(?:[:.]|dot)\])*/iy;

const blank = 0x20;
const partsOfAddress = '0123456789abcdefABCDEF:.';

/**
 * Returns the dotted quad, or the longer row of groups, whose first group ends at `groupEnd`; null if there is none. A
 * group has up to five digits, so that a digit too many is seen, not cut off.
 */
export function dottedRun(text: string, start: number, groupEnd: number): Candidate | null {
  let end = groupEnd;
  for (let groups = 0; ; groups += 1) {
    const group = dotEnd(text, end);
    const next = group === end ? end : digitsEnd(text, group, 5);
    if (next === group)
      return groups < fewestDots ? null : { start: startOfFirstGroup(text, start, groupEnd), end, kind: 'ip' };
    end = next;
  }
}

/**
 * Returns the start of the first group. One longer than three digits starts at its last three; the judge sees the digit
 * before them and rejects it.
 */
function startOfFirstGroup(text: string, group: number, groupEnd: number): number {
  const start = Math.max(group, groupEnd - 3);
  return start > group && digitAt(text, start - 1) === 2 ? start - 1 : start;
}

/** May a dot of an IP address start at `at`? */
export function mayBeDot(text: string, at: number): boolean {
  return at < text.length && dotStarts.includes(text.charAt(at));
}

/** Returns the end of the dot that starts at `at`; `at` if there is none. */
function dotEnd(text: string, at: number): number {
  if (!mayBeDot(text, at)) return at;
  anyDot.lastIndex = at;
  return anyDot.test(text) ? anyDot.lastIndex : at;
}

/** Finds the runs with colons in `text` that may be IPv6 addresses, in order. */
export function colonRuns(text: string): Candidate[] {
  const found: Candidate[] = [];
  let from = 0;
  for (let colon = text.indexOf(':'); colon !== -1; colon = text.indexOf(':', colon + 1)) {
    if (colon < from || text.charCodeAt(colon + 1) === blank) continue;
    twoColons.lastIndex = colon + 1;
    if (!twoColons.test(text)) continue;
    let start = colon;
    while (start > from && isPart(text, start - 1)) start -= 1;
    wholeAddress.lastIndex = start;
    wholeAddress.test(text);
    const end = wholeAddress.lastIndex;
    from = end;
    if (end - start <= 100 && mayBeAddress(text.slice(start, end))) found.push({ start, end, kind: 'ip' });
  }
  return found;
}

function isPart(text: string, at: number): boolean {
  const character = text.charAt(at);
  if (partsOfAddress.includes(character)) return true;
  // A defanged colon: `[:]`.
  if (character === '[') return text.startsWith('[:]', at) || text.startsWith('[.]', at);
  return character === ']' && (text.startsWith('[:]', at - 2) || text.startsWith('[.]', at - 2));
}

/** An IPv6 address has a double colon or at least six single ones. Times and most MAC addresses have neither. */
function mayBeAddress(part: string): boolean {
  return part.includes('::') || part.includes('[:]') || part.split(':').length > 6;
}
