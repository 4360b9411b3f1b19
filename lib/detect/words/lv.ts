import type { LanguageWords } from './language-words.ts';

/** Latvian. */
export const latvian: LanguageWords = {
  phone: 'tālr* zvaniet* zvanīt*',
  notice: 'reģistratūra',
  numberEnds: 'numurs',
  shows: {
    LV: 'tālrunis tālr',
  },
};
