import type { LanguageWords } from './language-words.ts';

/** Malagasy. */
export const malagasy: LanguageWords = {
  spokenIn: 'MG',
  phone: 'finday tarho',
  call: 'antso',
};
