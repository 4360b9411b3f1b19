import type { LanguageWords } from './language-words.ts';

/** Polish. */
export const polish: LanguageWords = {
  spokenIn: 'PL',
  phone: 'komórk* gorącz* dzwoń* zadzwoń kom dyżur*',
  contact: 'kontakt',
  possessive: 'mój moje nowy nowe zmieniłem',
  notice: 'pytania informacje rezerwacja rezerwacje zapisy recepcja sekretariat',
  id: `
    umowa umowy wniosku
    regon* pesel* losowań* losowan* krs nip rachunku rachunek faktura faktury ludność budżet referencja
  `,
  idWithMark: 'zamówienie art. kat. kod',
  number: 'numer nr',
  filler: 'na',
  betweenCall: 'z',
  extension: 'wew w.',
  or: 'lub oraz i',
  areaCode: 'kod kierunkowy',
  columns: 'imię nazwisko',
  shows: {
    PL: 'dla oraz jest',
  },
};
