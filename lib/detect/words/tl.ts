import type { LanguageWords } from './language-words.ts';

/** Filipino. */
export const filipino: LanguageWords = {
  spokenIn: 'PH',
  phone: 'selpon',
  call: 'tawagan tumawag',
};
