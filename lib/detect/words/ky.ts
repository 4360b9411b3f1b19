import type { LanguageWords } from './language-words.ts';

/** Kyrgyz. */
export const kyrgyz: LanguageWords = {
  phone: 'уюлдук*',
  call: 'чалыңыз',
  contact: 'байланыш',
  betweenCall: 'үчүн',
};
