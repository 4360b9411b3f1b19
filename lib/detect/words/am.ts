import type { LanguageWords } from './language-words.ts';

/** Amharic. */
export const amharic: LanguageWords = {
  spokenIn: 'ET',
  phone: 'ስልክ ሞባይል ፋክስ ስ.ቁ ይደውሉ',
  id: [
    {
      words: 'ሂሳብ ቲን ደረሰኝ ፋይል መታወቂያ',
      last: 'ቁጥር',
    },
    {
      words: 'ሂሳብ',
      rightBefore: true,
    },
  ],
};
