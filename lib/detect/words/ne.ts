import type { LanguageWords } from './language-words.ts';

/** Nepali. */
export const nepali: LanguageWords = {
  phone: 'फ्याक्स हटलाइन',
};
