import type { Part } from './likely-parts.ts';

/** A part of a text with the offset at which it begins there. */
export type Snippet = { start: number; text: string };

const context = 80;
const longest = 2000;

/**
 * What the background needs of `text` to judge what stands in or at `parts` (in the order of `start`): each part with 80
 * characters on both sides, overlapping ones merged, at most 2000 characters each. A part at `start` in the text is at
 * `start - snippet.start` in its snippet, and lies in one snippet whole.
 */
export function snippets(text: string, parts: readonly Part[]): Snippet[] {
  const windows: { start: number; end: number }[] = [];
  for (const part of parts) {
    const start = Math.max(0, part.start - context);
    const end = Math.min(text.length, part.end + context);
    const last = windows.at(-1);
    if (last && start <= last.end && Math.max(end, last.end) - last.start <= longest)
      last.end = Math.max(end, last.end);
    else windows.push({ start, end });
  }
  return windows.map(({ start, end }) => ({ start, text: text.slice(start, end) }));
}
