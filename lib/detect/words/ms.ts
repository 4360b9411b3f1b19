import type { LanguageWords } from './language-words.ts';

/** Malay. */
export const malay: LanguageWords = {
  spokenIn: 'MY',
  phone: 'talian bimbit hubungi',
  notice: 'pejabat',
  id: 'akaun rujukan invois',
  idWithMark: 'pesanan',
  number: 'nombor',
  onlyIn: {
    MY: { id: 'kp k/p ic resit' },
  },
  areaCode: 'kod kod_kawasan',
  shows: {
    MY: 'sdn bhd seksyen',
  },
};
