import { median, ratioOf, rounded } from './statistics.ts';

/** One measured figure, as it is printed. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** The yardstick's own figure from the same run, in the same unit; null if there is nothing to compare with. */
  yardstick: number | null;
  /** `value` by `yardstick`. */
  ratio: number | null;
  /** What the design asks for, in words. */
  budget?: string;
  /** What the yardstick is. */
  against?: string;
  /** How it was measured. */
  how?: string;
  /** How many runs the median is of. */
  runs?: number;
};

type Measured = {
  name: string;
  unit: string;
  values: readonly number[];
  yardsticks?: readonly number[];
  budget?: string;
  against?: string;
  how?: string;
};

/** A figure of several runs: medians, and their ratio. */
export function figureOf({ name, unit, values, yardsticks = [], ...words }: Measured): Figure {
  const value = median(values);
  const yardstick = yardsticks.length > 0 ? median(yardsticks) : null;
  const ratio = ratioOf(value, yardstick);
  return {
    name,
    value: rounded(value),
    unit,
    yardstick: yardstick === null ? null : rounded(yardstick),
    ratio: ratio === null ? null : rounded(ratio, 3),
    ...words,
    runs: values.length,
  };
}
