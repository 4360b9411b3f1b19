import type { Candidate } from './candidate.ts';

// A dot as it is written, in full width, or defanged in one of the usual ways, also with one half of the brackets.
const dot = '(?:[.．。｡]|[\\[({]\\.[\\])}]?|\\.[\\])}]|[\\[({]dot[\\])}])';

const dotted = new RegExp(`\\p{Nd}{1,3}(?:${dot}\\p{Nd}{1,5}){3,}`, 'giu');

// Two colons with nothing or one group of hexadecimal digits between them: where every IPv6 address can be recognised.
const twoColons = /:\]?[\da-f]{0,4}\[?:/gi;

const partOfAddress = /[\da-f:.]/i;

/** The dotted quads and colon runs in `text` that may be addresses; each kind in order. */
export function ipRuns(text: string): Candidate[] {
  const withColons = text.includes(':') ? colonRuns(text) : [];
  const found: Candidate[] = [];
  let next = 0;
  for (const match of text.matchAll(dotted)) {
    const start = match.index;
    const end = start + match[0].length;
    // A quad may be the tail of a colon run.
    while (next < withColons.length && (withColons[next]?.end ?? 0) < end) next += 1;
    if ((withColons[next]?.start ?? end) > start) found.push({ start, end, kind: 'ip' });
  }
  return [...withColons, ...found];
}

function colonRuns(text: string): Candidate[] {
  const found: Candidate[] = [];
  let from = 0;
  twoColons.lastIndex = 0;
  for (let match = twoColons.exec(text); match; match = twoColons.exec(text)) {
    let start = match.index;
    while (start > from && isPart(text, start - 1)) start -= 1;
    let end = match.index + match[0].length;
    while (end < text.length && isPart(text, end)) end += 1;
    from = end;
    twoColons.lastIndex = end;
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
