import { expect, it } from 'vitest';
import { figureOf } from '../../../../scripts/bench/figure.ts';

it('gives medians of both, and the ratio of these', () => {
  const figure = figureOf({
    name: 'walk',
    unit: 'ms',
    values: [30, 12, 15],
    yardsticks: [9, 10, 40],
    budget: 'at most 20',
  });
  expect(figure).toEqual({
    name: 'walk',
    value: 15,
    unit: 'ms',
    yardstick: 10,
    ratio: 1.5,
    budget: 'at most 20',
    runs: 3,
  });
});

it('has neither yardstick nor ratio where nothing was measured beside it', () => {
  expect(figureOf({ name: 'size', unit: 'bytes', values: [5] })).toMatchObject({ yardstick: null, ratio: null });
});
