import type { LanguageWords } from './language-words.ts';

/** Dhivehi. */
export const dhivehi: LanguageWords = {
  spokenIn: 'MV',
  phone: 'ފޯނު ފޯން ގުޅު ގުޅޭ ގުޅާ މޯބައިލް ފެކްސް ހޮޓްލައިން',
};
