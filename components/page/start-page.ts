import type { Theme } from '../../lib/model/settings/settings.ts';
import { language } from '../../lib/words/language.ts';
import { say } from '../../lib/words/say.ts';
import { copyAsText } from './plain-copies.ts';

/** Sets the language and the direction of one of our documents, and lets what is copied from it leave as text only. */
export function startPage(root: HTMLElement): void {
  copyAsText(root.ownerDocument);
  root.lang = language();
  root.dir = say('textDirection');
}

/** Gives the document the colors that the user wants; `browser` leaves them to the browser. */
export function showTheme(root: HTMLElement, theme: Theme): void {
  if (theme === 'browser') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}

/** Waits while the browser draws and answers clicks. Timers would be slow: in a background tab they fire once a second. */
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
