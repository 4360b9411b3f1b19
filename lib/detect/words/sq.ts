import type { LanguageWords } from './language-words.ts';

/** Albanian. */
export const albanian: LanguageWords = {
  filler: 'e',
};
