import { focusedElement, localNameOf, matchesSelector } from '../page/page-dom.ts';

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
      const isLost = now === null || /^(?:body|html)$/.test(localNameOf(now));
      if (isLost && (kept instanceof HTMLElement || kept instanceof SVGElement)) kept.focus({ preventScroll: true });
      kept = null;
    },
  };
}
