import { isDocumentComplete } from './page-dom.ts';
import { pageTime } from './page-life.ts';

/** When a page that is still loading is read a little (ms after the script's start). */
const glances = [250, 1_000, 3_000];
/** How often the state of loading is read (ms). */
const pace = 50;

/**
 * Calls `read` a few times while the page is still loading, which may take seconds, and a last time soon after
 * `DOMContentLoaded`. It uses a timer: a listener would run in the page's own task, in the middle of its loading, and a
 * busy page is never idle before it has loaded (measured).
 */
export function followArrival(read: (isLoaded: boolean) => void, signal: AbortSignal): void {
  const began = pageTime();
  let next = 0;

  function look(): void {
    if (signal.aborted) return;
    const isLoaded = performance.timing.domContentLoadedEventEnd > 0 || isDocumentComplete();
    if (!isLoaded) setTimeout(look, pace);
    const due = glances[next];
    if (!isLoaded && !(due && pageTime() - began > due)) return;
    next += 1;
    read(isLoaded);
  }

  // In a task of its own, as this one compiled the script.
  setTimeout(look);
}
