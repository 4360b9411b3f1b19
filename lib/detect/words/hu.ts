import type { LanguageWords } from './language-words.ts';

/** Hungarian. */
export const hungarian: LanguageWords = {
  spokenIn: 'HU',
  phone: 'ügyelet* hívja hívjon faks',
  owner: 'kék zöld központi ingyenes',
  possessive: 'új',
  notice: 'kérdés rendelés bejelentkezés érdeklődni foglalás recepció',
  id: 'adószám* cégjegyz* bankszám*',
  idWithMark: 'kód',
  number: 'szam szama szám száma',
  numberEnds: 'szám száma',
  filler: 'a',
  extension: 'mellék',
  or: 'és es vagy',
  shows: {
    HU: 'adószám telefonszám ügyfélszolgálat utca',
  },
};
