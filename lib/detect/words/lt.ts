import type { LanguageWords } from './language-words.ts';

/** Lithuanian. */
export const lithuanian: LanguageWords = {
  phone: 'skambin*',
  idWithMark: 'kodas',
  numberEnds: 'numeris',
};
