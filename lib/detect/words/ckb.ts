import type { LanguageWords } from './language-words.ts';

/** Kurdish. */
export const kurdish: LanguageWords = {
  spokenIn: 'IQ',
  phone: 'تەلەفۆن مۆبایل پەیوەندی',
};
