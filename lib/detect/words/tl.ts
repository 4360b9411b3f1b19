import type { LanguageWords } from './language-words.ts';

/** Filipino. */
export const filipino: LanguageWords = {
  phone: 'selpon',
  call: 'tawagan tumawag',
};
