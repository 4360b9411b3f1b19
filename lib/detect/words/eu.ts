import type { LanguageWords } from './language-words.ts';

/** Basque. */
export const basque: LanguageWords = {
  phone: 'mugikor*',
  call: 'deitu',
};
