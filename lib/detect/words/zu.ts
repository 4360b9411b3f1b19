import type { LanguageWords } from './language-words.ts';

/** Zulu. */
export const zulu: LanguageWords = {
  phone: 'ucingo iselula ifeksi ifoni ibaniso* ekwent*',
  filler: 'inombolo',
};
