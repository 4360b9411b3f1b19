import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

type Places = {
  /** Selects the buttons that remove in the list. */
  button: string;
  /** Where the focus goes when none of them is left. */
  otherwise: () => HTMLElement | null | undefined;
};

/**
 * Keeps the focus in a list when a button removes its own line. Returns what the press has to call, with the button's index.
 * Once `shown` has changed, the button that took its place gets the focus, unless something else has it by then.
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
