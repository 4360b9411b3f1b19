import type { LanguageWords } from './language-words.ts';

/** Somali. */
export const somali: LanguageWords = {
  spokenIn: 'SO',
  phone: 'taleef* moobil*',
  contact: 'xiriir',
};
