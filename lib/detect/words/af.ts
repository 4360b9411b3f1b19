import type { LanguageWords } from './language-words.ts';

/** Afrikaans. */
export const afrikaans: LanguageWords = {
  spokenIn: 'ZA NA',
  phone: 'selfo* foon',
  call: 'skakel',
  onlyIn: {
    ZA: { phone: 'sel', id: 'acc' },
  },
};
