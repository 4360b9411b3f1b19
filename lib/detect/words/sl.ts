import type { LanguageWords } from './language-words.ts';

/** Slovenian. */
export const slovenian: LanguageWords = {
  spokenIn: 'SI',
  phone: 'poklič*',
  possessive: 'moj moje',
  id: 'emšo ucto',
  idWithMark: 'naročilo',
  or: 'ali',
};
