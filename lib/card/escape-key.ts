import { fullscreenRoot } from '../page/page-dom.ts';

export type EscapeKey = {
  /** Listens, or does no longer. */
  listen(wanted: boolean): void;
};

/**
 * Hears Esc while it is wanted, and keeps it from the page where `close` had something to close. In fullscreen it is the
 * browser's.
 */
export function createEscapeKey(close: () => boolean): EscapeKey {
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !event.isTrusted || event.isComposing || fullscreenRoot() || !close()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  return {
    listen(wanted) {
      if (wanted) addEventListener('keydown', press, true);
      else removeEventListener('keydown', press, true);
    },
  };
}
