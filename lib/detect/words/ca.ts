import type { LanguageWords } from './language-words.ts';

/** Catalan. */
export const catalan: LanguageWords = {
  spokenIn: 'ES AD',
  phone: 'mòbil*',
  filler: 'el de la los',
};
