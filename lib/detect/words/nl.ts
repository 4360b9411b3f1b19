import type { LanguageWords } from './language-words.ts';

/** Dutch. */
export const dutch: LanguageWords = {
  spokenIn: 'NL BE SR',
  phone: 'mobiel* klantenserv* bellen faxnummer',
  call: 'bel centrale',
  contact: 'contact contacteer',
  owner: 'gratis',
  possessive: 'mijn ons nieuw nieuwe veranderd',
  notice: 'vragen informatie reserveringen receptie registratuur',
  id: 'ondernemingsnum* rekening* btw kvk bsn kbo bce pagina coc',
  idWithMark: 'artikel zaak kat. art. bestelling',
  number: 'nummer nummers nr',
  phoneParts: 'nood spoed storing hulp',
  filler: 'op is',
  betweenCall: 'mij ons nu bij met',
  extension: 'toestel tst',
  or: 'of en',
  areaCode: 'netnummer kengetal',
  columns: 'voornaam achternaam bedrijf',
  shows: {
    NL: 'telefoon btw kvk',
  },
};
