/** A rectangle in the viewport, CSS px. */
export type Box = { left: number; top: number; width: number; height: number };
