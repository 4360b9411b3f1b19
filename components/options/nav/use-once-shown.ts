import { useRef } from 'preact/hooks';

/**
 * Returns whether a list has had an entry since the page was opened. A list that the user empties stays on the page,
 * because the focus is in it and screen readers must hear that it is empty.
 */
export function useOnceShown(hasEntries: boolean): boolean {
  const was = useRef(false);
  was.current ||= hasEntries;
  return was.current;
}
