import type { LanguageWords } from './language-words.ts';

/** Uzbek. */
export const uzbek: LanguageWords = {
  spokenIn: 'UZ',
  contact: 'aloqa murojaat мурожаат',
  id: 'stir',
  idWithMark: 'buyurtma zakaz',
  number: 'nomer raqam raqami',
  betweenCall: 'uchun учун',
  or: 'ya',
};
