import type { LanguageWords } from './language-words.ts';

/** Mongolian. */
export const mongolian: LanguageWords = {
  spokenIn: 'MN',
  phone: 'утас* утсаар утсанд утсны лавлах тэл',
  call: 'залгах',
  contact: 'холбогдох холбоо',
  onlyIn: {
    MN: { contact: 'барих' },
  },
};
