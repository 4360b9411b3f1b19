import { useEffect, useRef } from 'preact/hooks';

/**
 * A form that closes takes the focus with it: once `shown` has changed, the focus of whoever uses keys goes to what
 * `target` finds, unless it is elsewhere. After a press of the pointer it goes nowhere: a visible focus holds a card open.
 */
export function useFocusBack(shown: unknown, target: () => HTMLElement | null | undefined): void {
  const before = useRef(shown);
  const wasSeen = useRef(false);
  if (before.current !== shown) {
    before.current = shown;
    // What had the focus is still there while this is drawn.
    wasSeen.current = document.activeElement?.matches(':focus-visible') === true;
  }
  useEffect(() => {
    if (wasSeen.current && document.activeElement === document.body) target()?.focus();
    wasSeen.current = false;
  }, [shown]);
}
