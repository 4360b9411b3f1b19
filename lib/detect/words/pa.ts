import type { LanguageWords } from './language-words.ts';

/** Punjabi. */
export const punjabi: LanguageWords = {
  phone: 'ਫੋਨ ਮੋਬਾਈਲ ਸੰਪਰਕ ਫ਼ੋਨ ਫੈਕਸ ਮੋਬਾਇਲ ਵਟਸ ਵ੍ਹਟਸ',
  id: 'ਖਾਤਾ_ਨੰਬਰ',
};
