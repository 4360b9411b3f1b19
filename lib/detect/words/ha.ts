import type { LanguageWords } from './language-words.ts';

/** Hausa. */
export const hausa: LanguageWords = {
  spokenIn: 'NG NE',
  phone: 'waya',
  contact: 'tuntube',
  filler: 'lamba lambar',
};
