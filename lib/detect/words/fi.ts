import type { LanguageWords } from './language-words.ts';

/** Finnish. */
export const finnish: LanguageWords = {
  spokenIn: 'FI',
  phone: 'puhel* matkap* kännyk* soitta* vaihde puh faksi',
  call: 'soita',
  notice: 'vastaanotto',
  id: 'tunnus*',
  filler: 'on',
  extension: 'alanumero',
  or: 'ja tai',
  shows: {
    FI: 'puh puhelin yhteystiedot soita palvelut varaa meidän',
  },
};
