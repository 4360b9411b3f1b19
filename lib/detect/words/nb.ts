import type { LanguageWords } from './language-words.ts';

/** Norwegian. */
export const norwegian: LanguageWords = {
  spokenIn: 'NO',
  phone: 'sentralbord* kundesent* kundetelefon* ringe',
  possessive: 'min mitt ny nytt',
  notice: 'resepsjon sekretariatet',
  id: 'organisasjonsnum* orgnr* orgnum* personnum* mva faktura konto giro',
  filler: 'på',
  betweenCall: 'meg oss på til med',
  or: 'og eller',
};
