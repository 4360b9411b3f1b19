import type { LanguageWords } from './language-words.ts';

/** Irish. */
export const irish: LanguageWords = {
  phone: 'guthán',
};
