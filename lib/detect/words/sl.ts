import type { LanguageWords } from './language-words.ts';

/** Slovenian. */
export const slovenian: LanguageWords = {
  phone: 'poklič*',
  possessive: 'moj moje',
  id: 'emšo ucto',
  idWithMark: 'naročilo',
  or: 'ali',
};
