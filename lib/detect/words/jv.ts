import type { LanguageWords } from './language-words.ts';

/** Javanese. */
export const javanese: LanguageWords = {
  spokenIn: 'ID',
  phone: 'selpon',
};
