/** Longest wait for a frame: a frame that is not in view yet may get none. */
const longestWait = 80;

/** Resolves once what was rendered is painted, or at the latest after a short wait. */
export function afterPaint(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, longestWait);
  });
}
