import type { LanguageWords } from './language-words.ts';

/** Malagasy. */
export const malagasy: LanguageWords = {
  phone: 'finday tarho',
  call: 'antso',
};
