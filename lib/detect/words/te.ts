import type { LanguageWords } from './language-words.ts';

/** Telugu. */
export const telugu: LanguageWords = {
  phone: 'ఫోన్ మొబైల్ సెల్ సంప్రది ఫ్యాక్స్ హాట్సా వాట్సా',
  id: [
    {
      words: 'ఖాతా దరఖాస్తు',
      last: 'సంఖ్య నంబర్',
    },
  ],
};
