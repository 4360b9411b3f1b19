import type { LanguageWords } from './language-words.ts';

/** Uyghur. */
export const uyghur: LanguageWords = {
  phone: 'يانفون',
};
