import type { LanguageWords } from './language-words.ts';

/** Romanian. */
export const romanian: LanguageWords = {
  spokenIn: 'RO MD',
  call: 'sună sunați',
  possessive: 'nou nouă',
  notice: 'întrebări rezervări programări recepție secretariat',
  id: 'cui cnp bce tva idno onrc',
  filler: 'la de pe',
  betweenCall: 'cu sa',
  or: 'sau și si',
  shows: {
    RO: 'pentru județul sunați',
  },
};
