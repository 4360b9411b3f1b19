import type { LanguageWords } from './language-words.ts';

/** Khmer. */
export const khmer: LanguageWords = {
  spokenIn: 'KH',
  phone: 'ទូរស័ព្ទ ទូរសព្ទ ទំនាក់ទំនង ទូរសារ ហ្វាក់',
  id: [
    'គណនី',
    {
      first: 'លេខ',
      words: 'អត្តសញ្ញាណ ចុះបញ្ជី វិក្កយបត្រ បញ្ជា',
    },
  ],
};
