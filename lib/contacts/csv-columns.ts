/**
 * Which columns of a contacts CSV hold what, as places in a row. `whole` holds a name as one text. The other lists are in the
 * order in which their cells are joined or tried.
 */
export type CsvColumns = {
  count: number;
  phones: number[];
  whole: number[];
  parts: number[];
  company: number[];
  email: number[];
};

// Headers of Google's export (its older form too) and of Outlook's in the languages that it is most used in.
const phone =
  /phone|mobil|cell|\btel\b|\bt[eé]l[eé]?f|t[eé]l\.|telem[oó]vel|fax|t[eé]l[eé]copie|fono\b|pager|callback|isdn|handy|rufnummer|rückmeldung|portable|celular|móvil|cellulare|telefo[on]|komór|телефон|факс|電話|电话|手机|携帯|전화/iu;
const notPhone = /(?:label|type|typ|tipo)$|phonetic|yomi|telex|e-?mail|web|url/iu;
const first =
  /^(?:first|given) ?name$|^vorname$|^pr[eé]nom$|^nombre de pila$|^voornaam$|^primeiro nome$|^imię$|^имя$|^名$/iu;
const middle =
  /^(?:middle|additional) ?name$|^weitere vornamen$|^(?:deuxième|autre) prénom$|^segundo nombre$|^secondo nome$|^segundo nome$|^middelste naam$|^drugie imię$|^отчество$/iu;
const last =
  /^(?:last|family) ?name$|^surname$|^nachname$|^familienname$|^nom de famille$|^apellidos?$|^cognome$|^sobrenome$|^apelido$|^achternaam$|^nazwisko$|^фамилия$|^姓$/iu;
const whole =
  /^(?:display|full) ?name$|^(?:angezeigter name|anzeigename|nom complet|nombre completo|nome completo|volledige naam|file as|speichern unter)$/iu;
/** Words that are the whole name in one program's file, and the first or the last name in another's. */
const given = /^(?:nombre|nome)$/iu;
const either = /^(?:name|nom|naam|nazwa)$/iu;
const company =
  /^(?:organization(?: 1 - name| name)?|organisation|company(?: name)?|firma|société|entreprise|organización|compañía|empresa|società|azienda|bedrijf|организация|会社名?)$/iu;
const email = /^e-?mail(?: ?address)?(?: ?1)?(?: - value)?$|^e-mail-adresse$/iu;

/** Reads the header row of a contacts CSV; null where it names no column of numbers, and so is none. */
export function csvColumns(header: readonly string[]): CsvColumns | null {
  const titles = header.map((title) => title.trim());
  const places = (pattern: RegExp) => titles.flatMap((title, place) => (pattern.test(title) ? [place] : []));
  const phones = places(phone).filter((place) => !notPhone.test(titles[place] ?? ''));
  if (phones.length === 0) return null;
  const hasFirst = places(first).length > 0;
  const hasLast = places(last).length > 0;
  // "Nom" beside "Prénom" is the last name, "Nombre" beside "Apellidos" the first; alone they are the whole name.
  const eitherIsLast = hasFirst && !hasLast;
  return {
    count: header.length,
    phones,
    whole: [...places(whole), ...(eitherIsLast ? [] : places(either)), ...(hasLast ? [] : places(given))],
    parts: [
      ...(hasLast ? places(given) : []),
      ...places(first),
      ...places(middle),
      ...places(last),
      ...(eitherIsLast ? places(either) : []),
    ],
    company: places(company),
    email: places(email),
  };
}
