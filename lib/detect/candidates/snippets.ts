import type { Candidate } from './candidate.ts';

/** A part of a text with the offset at which it begins there. */
export type Snippet = { start: number; text: string };

const context = 80;
const longest = 2000;

/**
 * The parts of `text` that the background needs to judge `candidates` (in the order of `start`): each candidate with
 * 80 characters on both sides, overlapping parts merged, at most 2000 characters each. A candidate at `start` in the
 * text is at `start - snippet.start` in its snippet, and lies in one snippet whole.
 */
export function snippets(text: string, candidates: readonly Candidate[]): Snippet[] {
  const windows: { start: number; end: number }[] = [];
  for (const candidate of candidates) {
    const start = Math.max(0, candidate.start - context);
    const end = Math.min(text.length, candidate.end + context);
    const last = windows.at(-1);
    if (last && start <= last.end && Math.max(end, last.end) - last.start <= longest)
      last.end = Math.max(end, last.end);
    else windows.push({ start, end });
  }
  return windows.map(({ start, end }) => ({ start, text: text.slice(start, end) }));
}
