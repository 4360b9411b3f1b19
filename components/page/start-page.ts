import { language } from '../../lib/words/language.ts';
import { say } from '../../lib/words/say.ts';

/** Tells the document the language and the direction of the sentences, so that it is read and laid out rightly. */
export function startPage(root: HTMLElement): void {
  root.lang = language();
  root.dir = say('textDirection');
}
