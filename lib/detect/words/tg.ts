import type { LanguageWords } from './language-words.ts';

/** Tajik. */
export const tajik: LanguageWords = {
  spokenIn: 'TJ',
  contact: 'тамос',
};
