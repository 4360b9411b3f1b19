import type { LanguageWords } from './language-words.ts';

/** Pashto. */
export const pashto: LanguageWords = {
  spokenIn: 'AF',
  phone: 'اړیک تېلېفون',
};
