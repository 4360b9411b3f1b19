import type { Match } from './match-ledger.ts';
import { matchRange } from './match-ledger.ts';

/** Draws matches; the page's DOM stays as it is. */
export type Highlighter = { drawMark(match: Match): void; eraseMark(match: Match): void };

/**
 * Draws matches with CSS highlights (CSS Custom Highlight API), of static ranges: live ones slow the page's own
 * insertions down (DESIGN D5). `public/marks.css` says how they look. Nothing is registered before the first match, nor
 * after the last.
 */
export function createHighlighter(): Highlighter {
  const ranges = new Map<Match, StaticRange>();
  const sure = { name: 'numlens-sure', marks: new Highlight() };
  const guess = { name: 'numlens-guess', marks: new Highlight() };

  return {
    drawMark(match) {
      const range = ranges.has(match) ? null : matchRange(match);
      if (!range) return;
      const { name, marks } = match.sure ? sure : guess;
      ranges.set(match, range);
      marks.add(range);
      // A page that knows the name may have cleared it.
      if (CSS.highlights.get(name) !== marks) CSS.highlights.set(name, marks);
    },
    eraseMark(match) {
      const range = ranges.get(match);
      const { name, marks } = match.sure ? sure : guess;
      ranges.delete(match);
      if (range) marks.delete(range);
      if (marks.size === 0) CSS.highlights.delete(name);
    },
  };
}

const name = 'numlens-current';

/** Draws the one match that the keyboard is on, null for none, above its usual mark; `public/marks.css` says how. */
export function markCurrent(match: Match | null): void {
  const range = match && matchRange(match);
  if (!range) return void CSS.highlights.delete(name);
  const mark = new Highlight(range);
  mark.priority = 1;
  CSS.highlights.set(name, mark);
}
