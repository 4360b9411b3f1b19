import type { LanguageWords } from './language-words.ts';

/** Danish. */
export const danish: LanguageWords = {
  spokenIn: 'DK',
  phone: 'kundetelefon* ringe',
  possessive: 'min ny',
  notice: 'spørgsmål',
  id: 'cvr moms faktura konto giro antal cpr',
  filler: 'på',
  betweenCall: 'mig på til med',
  or: 'og eller',
  shows: {
    DK: 'døgnåben',
  },
};
