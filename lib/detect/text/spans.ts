/** A part of a text: UTF-16 offsets, `end` exclusive. */
export type Span = { start: number; end: number };

/** Returns the part with both offsets moved. */
export function moved<Part extends Span>(part: Part, by: number): Part {
  return { ...part, start: part.start + by, end: part.end + by };
}

export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && one.end > other.start;
}

/** Returns the spans that overlap `span`. `spans` are in order, without overlaps: a log may have thousands. */
export function overlapping<Part extends Span>(spans: readonly Part[], span: Span): Part[] {
  const first = firstEndingAfter(spans, span.start);
  let next = first;
  while ((spans[next]?.start ?? span.end) < span.end) next += 1;
  return spans.slice(first, next);
}

/** Returns the index of the first span that ends after `offset`, by binary search. */
function firstEndingAfter(spans: readonly Span[], offset: number): number {
  let from = 0;
  let to = spans.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((spans[middle]?.end ?? 0) <= offset) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Sorts parts of a text in place by their start. */
export function sortByStart<Part extends Span>(parts: Part[]): Part[] {
  return parts.sort((a, b) => a.start - b.start);
}
