import type { RangeList } from './range-list.ts';

/**
 * Orders values by how many ranges name them, the most used first, so that most answers need only a few files. Values
 * are numbered from 1. Gives the values in their new order, and each one's rank, from 1; 0 stays 0.
 */
export function rankByUse(lists: readonly RangeList[], count: number): { order: number[]; ranks: Uint32Array } {
  const uses = new Uint32Array(count + 1);
  for (const list of lists) {
    for (const value of list.values()) uses[value] = (uses[value] ?? 0) + 1;
  }
  const order = Array.from({ length: count }, (_, index) => index + 1);
  order.sort((a, b) => (uses[b] ?? 0) - (uses[a] ?? 0) || a - b);
  const ranks = new Uint32Array(count + 1);
  for (const [index, value] of order.entries()) ranks[value] = index + 1;
  return { order, ranks };
}
