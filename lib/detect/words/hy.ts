import type { LanguageWords } from './language-words.ts';

/** Armenian. */
export const armenian: LanguageWords = {
  spokenIn: 'AM',
  phone: 'հեռ* ֆաքս* բջջ* թեժ',
  contact: 'զանգահարել զանգահարեք',
};
