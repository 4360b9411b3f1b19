import type { Theme } from '../../lib/model/settings/settings.ts';
import { language } from '../../lib/words/language.ts';
import { say } from '../../lib/words/say.ts';
import { copyAsText } from './plain-copies.ts';

/**
 * Tells the document the language and the direction of the sentences, so that it is read and laid out rightly, and has
 * what is copied from it leave as text.
 */
export function startPage(root: HTMLElement): void {
  copyAsText(root.ownerDocument);
  root.lang = language();
  root.dir = say('textDirection');
}

/** Gives the document the colours that the user wants; `browser` leaves them to the browser. */
export function showTheme(root: HTMLElement, theme: Theme): void {
  if (theme === 'browser') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}

/** Lets the browser draw and answer clicks. Not by a timer: a page in the background gets those once a second. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
