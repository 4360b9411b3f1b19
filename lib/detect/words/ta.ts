import type { LanguageWords } from './language-words.ts';

/** Tamil. */
export const tamil: LanguageWords = {
  phone: 'தொலைபேசி அலைபேசி கைபேசி போன் தொடர்பு செல் மொபைல் தொலைநகல் அழைக்க ஃபோன் வாட்ஸ்',
  id: [
    {
      words: 'கணக்கு பதிவு விண்ணப்ப',
      last: 'எண்',
    },
  ],
};
