import type { LanguageWords } from './language-words.ts';

/** Lithuanian. */
export const lithuanian: LanguageWords = {
  spokenIn: 'LT',
  phone: 'skambin*',
  idWithMark: 'kodas',
  numberEnds: 'numeris',
};
