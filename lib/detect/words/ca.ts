import type { LanguageWords } from './language-words.ts';

/** Catalan. */
export const catalan: LanguageWords = {
  phone: 'mòbil*',
  filler: 'el de la los',
};
