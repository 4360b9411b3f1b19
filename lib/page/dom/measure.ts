import type { Box } from './view.ts';

/** One range for all measurements, put back after use: a live range inside the page slows the page down. */
let measure: Range | null = null;

/** Returns what `read` sees of a part of the page; null if that part is gone. */
export function measured<Seen>(
  [start, startOffset]: [Node, number],
  [end, endOffset]: [Node, number],
  read: (range: Range) => Seen,
): Seen | null {
  measure ??= new Range();
  try {
    measure.setStart(start, startOffset);
    measure.setEnd(end, endOffset);
    return read(measure);
  } catch {
    return null;
  } finally {
    measure.setStart(document, 0);
    measure.collapse(true);
  }
}

/**
 * Returns the rectangle of a text's characters from `start` up to `end` or the text's end, in the viewport (px); empty
 * at 0, 0 if they are not drawn.
 */
export function textRect(node: Text, start: number, end: number): DOMRect {
  return (
    measured([node, start], [node, Math.min(end, node.length)], (range) => range.getBoundingClientRect()) ??
    new DOMRect()
  );
}

/** Whether the middle of a box is in another. */
export function hasMiddle({ left, top, width, height }: Box, inner: Box): boolean {
  const [x, y] = [inner.left + inner.width / 2 - left, inner.top + inner.height / 2 - top];
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

/** Room around a match's rectangle that still counts as the match (px). */
export const slack = 1;

/** Whether a rectangle contains a point (px); `room` around it counts as part of it. */
export function holds(rect: DOMRect, x: number, y: number, room = slack): boolean {
  return x >= rect.left - room && x <= rect.right + room && y >= rect.top - room && y <= rect.bottom + room;
}
