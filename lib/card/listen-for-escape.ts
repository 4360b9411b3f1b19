import { listen } from '../page/listen.ts';
import { fullscreenRoot } from '../page/page-dom.ts';

/**
 * Hears Esc until the signal aborts, and keeps it from the page where `close` had something to close. In fullscreen it is
 * the browser's.
 */
export function listenForEscape(close: () => boolean, signal: AbortSignal): void {
  listen(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !event.isTrusted || event.isComposing || fullscreenRoot() || !close()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    signal,
  );
}
