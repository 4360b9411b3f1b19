import type { Match } from './match-ledger.ts';
import { matchRange } from './match-range.ts';

const name = 'numlens-current';

/** Draws the one match that the keyboard is on, null for none, above its usual mark; `public/marks.css` says how. */
export function markCurrent(match: Match | null): void {
  const range = match && matchRange(match);
  if (!range) return void CSS.highlights.delete(name);
  const mark = new Highlight(range);
  mark.priority = 1;
  CSS.highlights.set(name, mark);
}
