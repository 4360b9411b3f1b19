import type { LanguageWords } from './language-words.ts';

/** Hausa. */
export const hausa: LanguageWords = {
  phone: 'waya',
  contact: 'tuntube',
  filler: 'lamba lambar',
};
