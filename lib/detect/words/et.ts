import type { LanguageWords } from './language-words.ts';

/** Estonian. */
export const estonian: LanguageWords = {
  spokenIn: 'EE',
  phone: 'mobiil* helista* faks foonu',
  notice: 'registratuur',
  id: 'registrik*',
  idWithMark: 'kood kod',
  or: 'ja',
};
