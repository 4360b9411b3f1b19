import type { LanguageWords } from './language-words.ts';

/** Albanian. */
export const albanian: LanguageWords = {
  spokenIn: 'AL XK MK',
  filler: 'e',
};
