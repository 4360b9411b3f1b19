import { nat } from 'fast-check';

const firstHalf = 0xd800;
const halves = 0x800;

/**
 * Any character of any plane, and no half of a pair: what fast-check's own unit "binary" draws. That one first lists all of a
 * million, which takes a second in each worker.
 */
export const anyCharacter = nat(0x10ffff - halves).map((point) =>
  String.fromCodePoint(point < firstHalf ? point : point + halves),
);
