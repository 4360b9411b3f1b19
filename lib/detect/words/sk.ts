import type { LanguageWords } from './language-words.ts';

/** Slovak. */
export const slovak: LanguageWords = {
  spokenIn: 'SK',
  phone: 'linka* zavol* pohotovost* ústredn*',
  call: 'volaj zavolaj',
  possessive: 'môj moje nové zmenil',
  notice: 'informácie objednávky otázky',
  id: 'účet účtu dph ičo dič VS KS SS',
  idWithMark: 'objednávka kód',
  betweenCall: 's z',
  or: 'a alebo',
};
