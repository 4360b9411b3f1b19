import { useRef } from 'preact/hooks';

/**
 * Whether a list has had an entry since the page was opened. One that the user empties stays, and says that it is empty:
 * the focus and what is told to screen readers are in it.
 */
export function useOnceShown(hasEntries: boolean): boolean {
  const was = useRef(false);
  was.current ||= hasEntries;
  return was.current;
}
