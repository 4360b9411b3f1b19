import type { LanguageWords } from './language-words.ts';

/** German. */
export const german: LanguageWords = {
  spokenIn: 'DE AT CH',
  phone: `
    servicenummer* rufnummer* durchwahl* notruf* handy* anruf* anrufen* kundenservice* kundendienst*
    kundenhotline* notdienst* bereitschaft* telefax faxnummer kontakttelefon natel fon tfon *handy
  `,
  call: 'rufen ruf zentrale bellt',
  contact: 'kontakt kontakte kontaktieren',
  owner: 'kontakt',
  possessive: 'mein meine unser unsere neue neuer neues gewechselt',
  notice: `
    fragen rückfragen vermieter vermittlung informationen interessenten reservierung reservierungen bestellungen
    rezeption empfang sekretariat
  `,
  id: `
    zugangscode* kenncode*
    seriennum* artikelnum* bestellnum* teilenum* umsatzsteuer* mehrwertsteuer* ustid* handelsregister*
    firmenbuch* registernum* koordinat* kontonr* bankleit* aktenz* drucksache* postleit* geschäftsz* referenz
    inventar TAN serienr* kassenz* vertragskonto* mandatsref* flurstück* vorgang* auflage* lottozahl*
    gewinnzahl* ziehung* blz kto konto kredit uid ust mwst steuer umsatz hrb hra fn zvr dvr ahv plz lizenz
    rechnung auftrag vertrag modell seite seiten signatur anzahl abschnitt lotto GZ
  `,
  idWithMark: `
    artikel art. kunden kunde mitglied mitglieds rechnungs bestell bestellung auftrags vertrags sendung paket
    versicherungs edition best. kat. rezept lit. obj. az.
  `,
  number: 'nummer nr',
  numberEnds: 'nummer nummern nr',
  phoneParts: 'handy ruf notruf notfall',
  filler: 'ist unter',
  betweenCall: 'von mich mir uns sie an mit bei gerne',
  extension: 'apparat app. dw durchwahl nebenstelle kl klappe',
  or: 'oder und bzw',
  also: 'auch',
  alsoFrom: 'von',
  areaCode: 'vorwahl',
  hours: 'stunden std',
  days: 'tage',
  columns: 'vorname nachname familienname ansprechpartner firmenname',
  shows: {
    DE: 'umsatzsteueridentifikationsnummer steuernummer impressum',
  },
};
