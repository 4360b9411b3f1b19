import type { Match } from './match-ledger.ts';

/** The names of the highlights, which `public/marks.css` draws. */
const names = { sure: 'numlens-sure', guess: 'numlens-guess' } as const;

/** Draws matches; the page's DOM stays as it is. */
export type Highlighter = { added(match: Match): void; removed(match: Match): void; clear(): void };

/**
 * Draws matches with CSS highlights (CSS Custom Highlight API), of static ranges: live ones slow the page's own
 * insertions down (DESIGN D5). Nothing is registered before the first match. Does nothing where highlights are unknown.
 */
export function createHighlighter(): Highlighter {
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) return { added() {}, removed() {}, clear() {} };
  const drawn = new Map<Match, StaticRange>();
  const highlights = { sure: new Highlight(), guess: new Highlight() };

  function kindOf(match: Match): 'sure' | 'guess' {
    return match.sure ? 'sure' : 'guess';
  }

  return {
    added(match) {
      const first = match.places[0];
      const last = match.places.at(-1);
      if (!first || !last) return;
      const range = new StaticRange({
        startContainer: first.node,
        startOffset: first.start,
        endContainer: last.node,
        endOffset: last.end,
      });
      const kind = kindOf(match);
      drawn.set(match, range);
      highlights[kind].add(range);
      // A page that knows the name may have cleared it.
      if (CSS.highlights.get(names[kind]) !== highlights[kind]) CSS.highlights.set(names[kind], highlights[kind]);
    },
    removed(match) {
      const range = drawn.get(match);
      if (range) highlights[kindOf(match)].delete(range);
      drawn.delete(match);
    },
    clear() {
      drawn.clear();
      for (const kind of ['sure', 'guess'] as const) {
        highlights[kind].clear();
        if (CSS.highlights.get(names[kind]) === highlights[kind]) CSS.highlights.delete(names[kind]);
      }
    },
  };
}
