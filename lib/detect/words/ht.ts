import type { LanguageWords } from './language-words.ts';

/** Haitian Creole. */
export const haitianCreole: LanguageWords = {
  spokenIn: 'HT',
  call: 'rele',
};
