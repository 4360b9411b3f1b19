import type { LanguageWords } from './language-words.ts';

/** Czech. */
export const czech: LanguageWords = {
  spokenIn: 'CZ',
  phone: 'ústředn* linka* zavol* volejte volat pohotovost*',
  contact: 'kontakt kontaktujte',
  owner: 'zelené bezplatné',
  possessive: 'moje nové změnil',
  notice: 'otázky informace rezervace objednávky objednávka recepce',
  id: 'účet účtu dph ičo dič faktura účtů VS KS SS',
  idWithMark: 'objednávka kód',
  numberEnds: 'číslo',
  filler: 'na je',
  betweenCall: 'z s ze',
  extension: 'linka kl klapka lok',
  or: 'a nebo',
  shows: {
    CZ: 'ústředna nebo jsme',
  },
};
