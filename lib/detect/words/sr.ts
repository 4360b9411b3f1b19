import type { LanguageWords } from './language-words.ts';

/** Serbian. */
export const serbian: LanguageWords = {
  spokenIn: 'RS BA ME',
  phone: 'pozvat* nazovite* pozov*',
  possessive: 'moj moje',
  notice: 'rezervacije narudžbe',
  id: 'pib pdv mbs пиб',
  idWithMark: 'narudžba',
  number: 'broj број',
  shows: {
    RS: 'матични zakažite',
  },
};
