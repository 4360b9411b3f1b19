import type { LanguageWords } from './language-words.ts';

/** Latvian. */
export const latvian: LanguageWords = {
  spokenIn: 'LV',
  phone: 'tālr* zvaniet* zvanīt*',
  notice: 'reģistratūra',
  numberEnds: 'numurs',
  shows: {
    LV: 'tālrunis tālr',
  },
};
