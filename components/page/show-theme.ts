import type { Theme } from '../../lib/model/settings.ts';

/** Gives the document the colours that the person wants; `browser` leaves them to the browser. */
export function showTheme(root: HTMLElement, theme: Theme): void {
  if (theme === 'browser') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}
