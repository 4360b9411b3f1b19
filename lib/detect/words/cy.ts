import type { LanguageWords } from './language-words.ts';

/** Welsh. */
export const welsh: LanguageWords = {
  phone: 'ffôn',
};
