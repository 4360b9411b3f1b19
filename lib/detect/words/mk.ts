import type { LanguageWords } from './language-words.ts';

/** Macedonian. */
export const macedonian: LanguageWords = {
  spokenIn: 'MK',
  id: 'аи цри',
};
