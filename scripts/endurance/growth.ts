import type { Sample } from './sample.ts';

/** Most growth for each navigation or card after caches are full (bytes). No node or document may be kept. */
const most = { page: 200, worker: 200, nodes: 0.02, documents: 0.002 };

/** Growth for each step over the second half of a run, and one sentence for each that is too much. */
export function growth(samples: Sample[]): { figures: Record<keyof typeof most, number>; problems: string[] } {
  const settled = samples.slice(Math.floor(samples.length / 2));
  const of = (read: (sample: Sample) => number | null): number => slope(points(settled, read));
  const figures = {
    page: of(({ page }) => page),
    worker: of(({ worker }) => worker),
    nodes: of(({ nodes }) => nodes),
    documents: of(({ documents }) => documents),
  };
  const problems = (Object.keys(most) as (keyof typeof most)[])
    .filter((name) => figures[name] > most[name])
    .map((name) => `${name} grew by ${figures[name].toFixed(3)} a step, at most ${most[name]} is allowed`);
  const held = samples.at(-1)?.hosts ?? 0;
  // The newest card's host may not be collected yet.
  if (held > 1) problems.push(`${held} hosts of closed cards are still held`);
  return { figures, problems };
}

function points(samples: Sample[], read: (sample: Sample) => number | null): { done: number; value: number }[] {
  return samples.flatMap((sample) => {
    const value = read(sample);
    return value === null ? [] : [{ done: sample.done, value }];
  });
}

/** Returns how much a value grows per step: the slope of the line that fits best (least squares). */
function slope(points: { done: number; value: number }[]): number {
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = mean(points.map(({ done }) => done));
  const height = mean(points.map(({ value }) => value));
  const across = points.reduce((sum, { done, value }) => sum + (done - middle) * (value - height), 0);
  const along = points.reduce((sum, { done }) => sum + (done - middle) ** 2, 0);
  return along === 0 ? 0 : across / along;
}
