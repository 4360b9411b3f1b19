import type { LanguageWords } from './language-words.ts';

/** Pashto. */
export const pashto: LanguageWords = {
  phone: 'اړیک تېلېفون',
};
