import type { LanguageWords } from './language-words.ts';

/** Somali. */
export const somali: LanguageWords = {
  phone: 'taleef* moobil*',
  contact: 'xiriir',
};
