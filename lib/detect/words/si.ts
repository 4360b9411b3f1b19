import type { LanguageWords } from './language-words.ts';

/** Sinhala. */
export const sinhala: LanguageWords = {
  spokenIn: 'LK',
  phone: 'දුරකථන ජංගම ෆැක්ස් අමතන්න විමසීම් ඇමතු',
  id: [
    {
      words: 'ගිණුම් ලියාපදිංචි ඇණවුම්',
      last: 'අංක',
    },
  ],
};
