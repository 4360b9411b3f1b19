/** Time since the page began, ms. */
export function pageTime(): number {
  return performance.now();
}
