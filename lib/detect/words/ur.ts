import type { LanguageWords } from './language-words.ts';

/** Urdu. */
export const urdu: LanguageWords = {
  spokenIn: 'PK',
  phone: 'فون موبائل فاکس رابطہ فیکس کال واٹس واتس',
  id: [
    'اکاؤنٹ شناختی',
    {
      words: 'رول رجسٹریشن آرڈر رسید بل چالان فائل کیس لائسنس پالیسی ٹریکنگ',
      last: 'نمبر',
    },
  ],
  or: 'اور یا',
};
