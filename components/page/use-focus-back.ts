import { useEffect, useRef } from 'preact/hooks';

/**
 * Gives the focus to `target` if the focused element went away when `shown` changed, as when a form closes. Only a
 * visible focus is moved, which comes from the keyboard: one from the pointer would hold a card open.
 */
export function useFocusBack(shown: unknown, target: () => HTMLElement | null | undefined): void {
  const lastShown = useRef(shown);
  const wasVisible = useRef(false);
  if (lastShown.current !== shown) {
    lastShown.current = shown;
    // While this is drawn, the focused element is still in the document.
    wasVisible.current = document.activeElement?.matches(':focus-visible') === true;
  }
  useEffect(() => {
    if (wasVisible.current && document.activeElement === document.body) target()?.focus();
    wasVisible.current = false;
  }, [shown]);
}
