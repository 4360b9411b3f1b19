import type { LanguageWords } from './language-words.ts';

/** Yoruba. */
export const yoruba: LanguageWords = {
  spokenIn: 'NG',
  phone: 'foonu',
};
