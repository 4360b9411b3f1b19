/** A rectangle in the viewport, CSS px. */
export type Box = { left: number; top: number; width: number; height: number };

/** A rectangle as it can travel: a `DOMRect` would not arrive as one, or with more than this. */
export function boxOf({ left, top, width, height }: Box): Box {
  return { left, top, width, height };
}
