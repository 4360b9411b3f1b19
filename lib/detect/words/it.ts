import type { LanguageWords } from './language-words.ts';

/** Italian. */
export const italian: LanguageWords = {
  spokenIn: 'IT CH SM',
  phone: 'cellul* centralin* chiama chiamare chiamaci fisso linea verde gratuita',
  call: 'chiamami chiamateci chiamata chiamate chiamato centrale',
  contact: 'contatto contattare contattateci contactare',
  owner: 'contatto verde',
  possessive: 'mio nostro nuovo nuova cambiato',
  notice: 'domande proprietario informazioni prenotazioni urgenze segreteria',
  id: `
    codicefiscale* matricol* protoco* estrazion* partita iva fattura licenza coordinata cap codice cf prot cig
    pagina lotto coordinat REA
  `,
  idWithMark: 'iscrizione lic. ordine certificato art. cat. cert.',
  number: 'numero n',
  numberEnds: 'numero',
  filler: 'e al la a il',
  betweenCall: 'dal mi ora adesso con',
  or: 'o e',
  also: 'anche',
  alsoFrom: 'da',
  areaCode: 'prefisso',
  columns: 'cognome azienda',
  shows: {
    IT: 'cellulare partita questo della orari',
  },
};
