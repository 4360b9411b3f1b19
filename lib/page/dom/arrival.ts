import { isDocumentComplete } from './page-dom.ts';
import { pageTime } from './page-life.ts';

/** When a page that is still coming is glanced at, ms after the script began. */
const glances = [250, 1_000, 3_000];
/** How often it is asked whether the page is there, ms. */
const pace = 50;

/**
 * Calls `read` now and then while the page is still coming, which may take seconds, and a last time when it is there: soon
 * after `DOMContentLoaded`. Asks for it instead of listening: a listener would run in the page's own task, in the middle
 * of its loading. By timer: measured, a busy page is never idle before it has loaded.
 */
export function followArrival(read: (isThere: boolean) => void, signal: AbortSignal): void {
  const began = pageTime();
  let next = 0;

  function look(): void {
    if (signal.aborted) return;
    const isThere = performance.timing.domContentLoadedEventEnd > 0 || isDocumentComplete();
    if (!isThere) setTimeout(look, pace);
    const due = glances[next];
    if (!isThere && !(due && pageTime() - began > due)) return;
    next += 1;
    read(isThere);
  }

  // In a task of its own: the script was compiled in this one.
  setTimeout(look);
}
