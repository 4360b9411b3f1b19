import type { LanguageWords } from './language-words.ts';

/** Macedonian. */
export const macedonian: LanguageWords = {
  id: 'аи цри',
};
