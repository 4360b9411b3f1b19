import type { LanguageWords } from './language-words.ts';

/** Bulgarian. */
export const bulgarian: LanguageWords = {
  spokenIn: 'BG',
  phone: 'мобил*',
  call: 'звони',
  id: 'булстат егн еик',
  filler: 'на по',
};
