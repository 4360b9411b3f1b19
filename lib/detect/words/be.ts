import type { LanguageWords } from './language-words.ts';

/** Belarusian. */
export const belarusian: LanguageWords = {
  spokenIn: 'BY',
  phone: 'тэлеф* прыемн*',
  id: 'унп',
  filler: 'на',
};
