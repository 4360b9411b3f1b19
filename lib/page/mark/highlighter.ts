import type { Match } from './match-ledger.ts';
import { matchRange } from './match-ledger.ts';

/** Draws matches without changing the page's DOM. */
export type Highlighter = { drawMark(match: Match): void; eraseMark(match: Match): void };

/**
 * Creates a highlighter that uses the CSS Custom Highlight API with static ranges, as live ones slow down the page's
 * own insertions. `public/marks.css` has the style, which may be colors and lines only (CSS Pseudo-Elements 4, section
 * 3.1), so a mark cannot show a flag. Nothing is registered before the first match or after the last.
 */
export function createHighlighter(): Highlighter {
  const ranges = new Map<Match, StaticRange>();
  const sure = { name: 'numlens-sure', marks: new Highlight() };
  const guess = { name: 'numlens-guess', marks: new Highlight() };
  const groupOf = (match: Match) => (match.sure ? sure : guess);

  return {
    drawMark(match) {
      if (ranges.has(match)) return;
      const range = matchRange(match);
      const { name, marks } = groupOf(match);
      ranges.set(match, range);
      marks.add(range);
      // A page that knows the name may have cleared it.
      if (CSS.highlights.get(name) !== marks) CSS.highlights.set(name, marks);
    },
    eraseMark(match) {
      const range = ranges.get(match);
      const { name, marks } = groupOf(match);
      ranges.delete(match);
      if (range) marks.delete(range);
      if (marks.size === 0) CSS.highlights.delete(name);
    },
  };
}

const currentName = 'numlens-current';

/** Draws the match that the keyboard is on, above its usual mark; null removes it. `public/marks.css` has the style. */
export function markCurrent(match: Match | null): void {
  if (!match) return void CSS.highlights.delete(currentName);
  const mark = new Highlight(matchRange(match));
  mark.priority = 1;
  CSS.highlights.set(currentName, mark);
}
