import type { LanguageWords } from './language-words.ts';

/** Latvian. */
export const latvian: LanguageWords = {
  phone: 'tālr* zvaniet* zvanīt*',
  notice: 'reģistratūra',
  id: 'JAN',
  numberEnds: 'numurs',
  filler: 'los',
  shows: {
    LV: 'tālrunis tālr',
  },
};
