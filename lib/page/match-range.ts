import type { Match } from './match-ledger.ts';

/** A match as a range that costs the page nothing: it does not follow what becomes of the text. */
export function matchRange({ passages }: Match): StaticRange | null {
  const first = passages[0];
  const last = passages.at(-1);
  if (!first || !last) return null;
  return new StaticRange({
    startContainer: first.node,
    startOffset: first.start,
    endContainer: last.node,
    endOffset: last.end,
  });
}
