import { useRef } from 'preact/hooks';

/**
 * Whether a list has had an entry since the page was opened. A list that the user empties stays on the page: the focus is in
 * it, and its words that it is empty reach screen readers.
 */
export function useOnceShown(hasEntries: boolean): boolean {
  const was = useRef(false);
  was.current ||= hasEntries;
  return was.current;
}
