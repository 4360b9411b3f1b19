import type { LanguageWords } from './language-words.ts';

/** Maltese. */
export const maltese: LanguageWords = {
  spokenIn: 'MT',
  filler: 'il',
};
