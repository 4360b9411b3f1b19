import type { LanguageWords } from './language-words.ts';

/** Uyghur. */
export const uyghur: LanguageWords = {
  spokenIn: 'CN',
  phone: 'يانفون',
};
