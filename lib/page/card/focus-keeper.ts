import {
  focusedElement,
  focusSoon,
  fullscreenRoot,
  isDocumentFocused,
  localNameOf,
  matchesSelector,
} from '../dom/page-dom.ts';
import { listen } from '../dom/page-life.ts';

/** Creates what remembers which element had the focus before a card took it. */
export function createFocusKeeper() {
  let kept: Element | null = null;
  /** Whether the document had the focus before a card was removed, until the next card has it or it was given back. */
  let hadFocus = false;

  /** Tells whether the focus may be moved, once after each removal. */
  function mayMove(): boolean {
    const may = hadFocus || isDocumentFocused(); // guard focus-not-stolen
    hadFocus = false;
    return may;
  }

  return {
    /**
     * Remembers the element, unless one is remembered already. Returns whether a card may take the focus: not if the user went
     * to another window or the address bar.
     */
    keep(): boolean {
      kept ??= focusedElement();
      return mayMove();
    },
    /** Call it before a card is removed: with a focused frame, the document loses the focus as it does to another window. */
    beforeRemoval() {
      hadFocus = isDocumentFocused();
    },
    /** Gives the focus back if it was lost with the card. If the user moved it, also out of the document, it stays. */
    giveBack() {
      const may = mayMove();
      if (!kept) return;
      const now = focusedElement();
      // The focus is still in a card.
      if (now && matchesSelector(now, ':popover-open')) return;
      const isLost = !now || /^(?:body|html)$/.test(localNameOf(now));
      if (may && isLost && (kept instanceof HTMLElement || kept instanceof SVGElement)) focusSoon(kept);
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
