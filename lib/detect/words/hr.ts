import type { LanguageWords } from './language-words.ts';

/** Croatian. */
export const croatian: LanguageWords = {
  spokenIn: 'HR BA',
  phone: 'nazovite* pozov*',
  call: 'zvoni',
  possessive: 'moj moje',
  notice: 'rezervacije narudžbe',
  id: 'oib mbs konto pdv',
  idWithMark: 'narudžba',
  betweenCall: 's',
  extension: 'lok lokal',
  number: 'broj',
  or: 'i ili',
};
