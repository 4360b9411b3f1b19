import { describe, expect, it } from 'vitest';
import { growth } from '../../../scripts/endurance/growth.ts';
import type { Sample } from '../../../scripts/endurance/sample.ts';

const sample = (index: number, change: Partial<Sample> = {}): Sample => ({
  done: index * 100,
  page: 2_000_000,
  worker: 3_000_000,
  nodes: 50,
  documents: 1,
  hosts: 0,
  ...change,
});
const samples = (change: (index: number) => Partial<Sample>): Sample[] =>
  Array.from({ length: 20 }, (_, index) => sample(index, change(index)));

describe('growth over a run', () => {
  it('finds nothing where what is held goes up and down, or grew only at first', () => {
    const noisy = samples((index) => ({ page: 2_000_000 + (index % 3) * 5_000 }));
    const early = samples((index) => ({ worker: 3_000_000 + Math.min(index, 8) * 500_000 }));
    expect([growth(noisy).problems, growth(early).problems]).toEqual([[], []]);
  });

  it('finds a page that holds a kilobyte more with each card', () => {
    const { figures, problems } = growth(samples((index) => ({ page: 2_000_000 + index * 100 * 1024 })));
    expect(figures.page).toBeCloseTo(1024, 5);
    expect(problems).toEqual(['page grew by 1024.000 a step, at most 200 is allowed']);
  });

  it('finds hosts that are held, and documents', () => {
    expect(growth(samples(() => ({ hosts: 7 }))).problems).toEqual(['7 hosts of closed cards are still held']);
    expect(growth(samples((index) => ({ documents: index }))).problems).toHaveLength(1);
  });

  it('judges without a worker that does not run', () => {
    expect(growth(samples(() => ({ worker: null }))).problems).toEqual([]);
  });
});
