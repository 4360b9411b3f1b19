import type { LanguageWords } from './language-words.ts';

/** Odia. */
export const odia: LanguageWords = {
  phone: 'ଫୋନ ମୋବାଇଲ ଯୋଗାଯୋଗ ଫ୍ୟାକ୍ସ',
};
