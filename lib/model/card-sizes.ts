import type { CardBox } from './card-view.ts';

/** A size in CSS px. */
export type Size = { width: number; height: number };

/** The size of each kind of card: the kind alone decides, so that its size tells the page nothing (SECURITY R41). */
export const cardSizes = {
  phone: { width: 380, height: 440 },
  address: { width: 380, height: 460 },
  special: { width: 380, height: 264 },
  list: { width: 380, height: 320 },
} as const satisfies Record<CardBox, Size>;
