import type { LanguageWords } from './language-words.ts';

/** Swedish. */
export const swedish: LanguageWords = {
  spokenIn: 'SE FI',
  phone: 'växel* kundservice* kundtj*',
  contact: 'kontakta kontakt',
  possessive: 'min mitt ny nytt nya',
  notice: 'frågor',
  id: 'organisationsnum* orgnr* orgnum* personnum* bankgir* plusgir* koordinat* faktura konto moms antal giro BG PG',
  idWithMark: 'artikel',
  number: 'nummer nr',
  filler: 'på',
  betweenCall: 'nås oss mig med',
  extension: 'ankn anknytning',
  or: 'och eller',
  areaCode: 'riktnummer',
  shows: {
    SE: 'växel öppet kommun och',
  },
};
