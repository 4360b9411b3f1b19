import type { LanguageWords } from './language-words.ts';

/** Basque. */
export const basque: LanguageWords = {
  spokenIn: 'ES',
  phone: 'mugikor*',
  call: 'deitu',
};
