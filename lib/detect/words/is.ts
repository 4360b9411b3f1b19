import type { LanguageWords } from './language-words.ts';

/** Icelandic. */
export const icelandic: LanguageWords = {
  spokenIn: 'IS',
  phone: 'sími síma símanúmer*',
  id: 'kennital* KT',
};
