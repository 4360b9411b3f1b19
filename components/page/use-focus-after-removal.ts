import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

type Places = {
  /** Selects the buttons that remove in the list. */
  button: string;
  /** Where the focus goes when none of them is left. */
  otherwise: () => HTMLElement | null | undefined;
};

/**
 * A button that removes goes with its line: once `shown` is without it the focus goes to the button in its place, unless
 * it is elsewhere by now. The press calls what is given back, with the button's number.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  shown: unknown,
  { button, otherwise }: Places,
): (index: number) => void {
  const removed = useRef<number | null>(null);
  useEffect(() => {
    const index = removed.current;
    removed.current = null;
    if (index === null || document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>(button) ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? otherwise())?.focus();
  }, [shown]);
  return (index) => {
    removed.current = index;
  };
}
