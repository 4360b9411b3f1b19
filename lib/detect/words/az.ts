import type { LanguageWords } from './language-words.ts';

/** Azerbaijani. */
export const azerbaijani: LanguageWords = {
  spokenIn: 'AZ',
  phone: 'qaynar*',
  call: 'zəng',
  contact: 'əlaqə',
  id: 'voen',
  number: 'nömrə nömrəsi',
};
