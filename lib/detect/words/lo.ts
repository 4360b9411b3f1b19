import type { LanguageWords } from './language-words.ts';

/** Lao. */
export const lao: LanguageWords = {
  spokenIn: 'LA',
  phone: 'ໂທ ແຟັກ ແຟກ ຕິດຕໍ່ ມືຖື ສາຍດ່ວນ',
  id: [
    {
      first: 'ເລກ',
      words: 'ບັນຊີ ທະບຽນ',
    },
  ],
};
