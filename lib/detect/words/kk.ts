import type { LanguageWords } from './language-words.ts';

/** Kazakh. */
export const kazakh: LanguageWords = {
  spokenIn: 'KZ',
  phone: 'ұялы*',
  call: 'қоңырау',
  contact: 'байланыс',
  notice: 'анықтама',
  betweenCall: 'үшін үчін',
};
