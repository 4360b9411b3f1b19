/** Returns how much a value grows per step: the slope of the line that fits best (least squares). */
export function slope(points: { done: number; value: number }[]): number {
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = mean(points.map(({ done }) => done));
  const height = mean(points.map(({ value }) => value));
  const across = points.reduce((sum, { done, value }) => sum + (done - middle) * (value - height), 0);
  const along = points.reduce((sum, { done }) => sum + (done - middle) ** 2, 0);
  return along === 0 ? 0 : across / along;
}
