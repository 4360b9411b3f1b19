import type { Candidate } from './candidate.ts';
import { dot } from './written-forms.ts';

const dotted = new RegExp(`\\p{Nd}{1,3}(?:${dot}\\p{Nd}{1,5}){3,}`, 'iuy');
const startsDot = '.．。｡[({';

// Two colons with nothing or one group of hexadecimal digits between them: where every IPv6 address can be recognised.
const twoColons = /\]?[\da-f]{0,4}\[?:/iy;

const partOfAddress = /[\da-f:.]/i;

/** The dotted quad, or more than one, whose first group of digits ends at `groupEnd`; null where there is none. */
export function dottedRun(text: string, group: number, groupEnd: number): Candidate | null {
  if (groupEnd === text.length || !startsDot.includes(text.charAt(groupEnd))) return null;
  // A long group's last digits, so that what stands before them is seen to be no address.
  dotted.lastIndex = Math.max(group, groupEnd - 3);
  const match = dotted.exec(text);
  return match ? { start: match.index, end: dotted.lastIndex, kind: 'ip' } : null;
}

/** The colon runs in `text` that may be addresses, in order. */
export function colonRuns(text: string): Candidate[] {
  const found: Candidate[] = [];
  let from = 0;
  for (let colon = text.indexOf(':'); colon !== -1; colon = text.indexOf(':', colon + 1)) {
    if (colon < from) continue;
    twoColons.lastIndex = colon + 1;
    if (!twoColons.test(text)) continue;
    let start = colon;
    while (start > from && isPart(text, start - 1)) start -= 1;
    let end = twoColons.lastIndex;
    while (end < text.length && isPart(text, end)) end += 1;
    from = end;
    if (end - start <= 100 && mayBeAddress(text.slice(start, end))) found.push({ start, end, kind: 'ip' });
  }
  return found;
}

function isPart(text: string, at: number): boolean {
  const character = text.charAt(at);
  if (partOfAddress.test(character)) return true;
  // A defanged colon: `[:]`.
  if (character === '[') return text.startsWith('[:]', at) || text.startsWith('[.]', at);
  return character === ']' && (text.startsWith('[:]', at - 2) || text.startsWith('[.]', at - 2));
}

/** An IPv6 address has a double colon or at least six single ones; times and most MAC addresses stay in the page. */
function mayBeAddress(part: string): boolean {
  return part.includes('::') || part.includes('[:]') || part.split(':').length > 6;
}
