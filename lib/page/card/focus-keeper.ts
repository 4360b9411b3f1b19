import { focusedElement, focusSoon, fullscreenRoot, localNameOf, matchesSelector } from '../dom/page-dom.ts';
import { listen } from '../dom/page-life.ts';

/** Remembers what had the focus before cards took it. */
export type FocusKeeper = {
  /** Remembers it, unless something is remembered already. */
  keep(): void;
  /** Gives the focus back where it was lost with the card; where the person moved it on, it stays. */
  giveBack(): void;
};

export function createFocusKeeper(): FocusKeeper {
  let kept: Element | null = null;
  return {
    keep() {
      kept ??= focusedElement();
    },
    giveBack() {
      if (!kept) return;
      const now = focusedElement();
      // Still in a card.
      if (now && matchesSelector(now, ':popover-open')) return;
      const isLost = !now || /^(?:body|html)$/.test(localNameOf(now));
      if (isLost && (kept instanceof HTMLElement || kept instanceof SVGElement)) focusSoon(kept);
      kept = null;
    },
  };
}

/**
 * Hears Esc until the signal aborts, and keeps it from the page where `close` had something to close. In fullscreen it is
 * the browser's.
 */
export function listenForEscape(close: () => boolean, signal: AbortSignal): void {
  listen(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || fullscreenRoot() || !close()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    signal,
  );
}
