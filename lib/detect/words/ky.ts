import type { LanguageWords } from './language-words.ts';

/** Kyrgyz. */
export const kyrgyz: LanguageWords = {
  spokenIn: 'KG',
  phone: 'уюлдук*',
  call: 'чалыңыз',
  contact: 'байланыш',
  betweenCall: 'үчүн',
};
