import type { LanguageWords } from './language-words.ts';

/** Nepali. */
export const nepali: LanguageWords = {
  spokenIn: 'NP',
  phone: 'फ्याक्स हटलाइन',
};
