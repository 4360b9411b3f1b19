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
