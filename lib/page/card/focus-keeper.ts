import { focusedElement, focusSoon, fullscreenRoot, localNameOf, matchesSelector } from '../dom/page-dom.ts';
import { listen } from '../dom/page-life.ts';

/** Remembers which element had the focus before a card took it. */
export type FocusKeeper = {
  /** Remembers the element, unless one is remembered already. */
  keep(): void;
  /** Gives the focus back if it was lost with the card. If the user moved it, it stays. */
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
      // The focus is still in a card.
      if (now && matchesSelector(now, ':popover-open')) return;
      const isLost = !now || /^(?:body|html)$/.test(localNameOf(now));
      if (isLost && (kept instanceof HTMLElement || kept instanceof SVGElement)) focusSoon(kept);
      kept = null;
    },
  };
}

/**
 * Listens for Esc until the signal aborts. The page does not receive it if `close` closed something. In fullscreen Esc
 * is the browser's, and so is what repeats while it is held.
 */
export function listenForEscape(close: () => boolean, signal: AbortSignal): void {
  listen(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.repeat || event.isComposing || fullscreenRoot() || !close()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    signal,
  );
}
