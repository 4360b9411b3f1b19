import type { LanguageWords } from './language-words.ts';

/** Zulu. */
export const zulu: LanguageWords = {
  spokenIn: 'ZA',
  phone: 'ucingo iselula ifeksi ifoni ibaniso* ekwent*',
  filler: 'inombolo',
};
