import type { LanguageWords } from './language-words.ts';

/** Kinyarwanda. */
export const kinyarwanda: LanguageWords = {
  spokenIn: 'RW',
  call: 'hamagara',
};
