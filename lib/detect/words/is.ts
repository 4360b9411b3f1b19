import type { LanguageWords } from './language-words.ts';

/** Icelandic. */
export const icelandic: LanguageWords = {
  phone: 'sími síma símanúmer*',
  id: 'kennital* KT',
};
