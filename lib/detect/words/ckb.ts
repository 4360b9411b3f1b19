import type { LanguageWords } from './language-words.ts';

/** Kurdish. */
export const kurdish: LanguageWords = {
  phone: 'تەلەفۆن مۆبایل پەیوەندی',
};
