import { cleanText } from '../../../lib/text/clean-text.ts';
import type { CsvRow } from '../../../lib/text/csv.ts';
import { afterLineEnds, createRowReader, csvDelimiter } from '../../../lib/text/csv.ts';
import type { ContactReader, ContactReading } from './contact-reading.ts';

/** Google writes several values of one kind into one cell. */
const valueBorder = ' ::: ';

/** Reads a CSV of contacts as Google, Outlook and others export it; null if its first row names no phone column. */
export function readCsv(text: string): ContactReader | null {
  const rowAt = createRowReader(text, csvDelimiter(text));
  const begin = /^sep=.\n/i.test(text) ? text.indexOf('\n') + 1 : 0;
  const header = rowAt(begin);
  const columns = csvColumns(header.cells);
  return columns && rows(text, header.end, { rowAt, columns });
}

function* rows(
  text: string,
  begin: number,
  { rowAt, columns }: { rowAt: (start: number) => CsvRow; columns: CsvColumns },
): ContactReader {
  let line = 1 + lineEnds(text, 0, begin);
  for (let position = begin; position < text.length; ) {
    const filled = afterLineEnds(text, position);
    // guard R63 blank-contacts
    if (filled > position) {
      line += filled - position;
      position = filled;
      yield { reading: null, position };
      continue;
    }
    const { cells, end, isSound } = rowAt(position);
    const reading = isSound
      ? rowReading(cells, columns, line)
      : ({ kind: 'broken', reason: 'unreadable', line } as const);
    line += lineEnds(text, position, end);
    position = end;
    yield { reading, position };
  }
}

function rowReading(cells: string[], columns: CsvColumns, line: number): ContactReading | null {
  const isFilled = (cell: string) => cell.trim() !== '';
  if (!cells.some(isFilled)) return null;
  // A row with a single text, or with more cells than columns: nobody knows which cell is what.
  const isStray = (cells.length === 1 && columns.count > 1) || cells.slice(columns.count).some(isFilled);
  if (isStray) return { kind: 'broken', reason: 'unreadable', line };
  const numbers = columns.phones
    .flatMap((place) => (cells[place] ?? '').split(valueBorder))
    .filter(isFilled)
    .map((number) => ({ text: number.trim(), line }));
  const name = nameIn(cells, columns);
  if (name !== '') return { kind: 'contact', name, numbers, line };
  return { kind: 'broken', reason: numbers.length > 0 ? 'no-name' : 'unreadable', line };
}

function nameIn(cells: string[], { whole, parts, company, email }: CsvColumns): string {
  const told = (place: number) => cleanText((cells[place] ?? '').split(valueBorder, 1).join());
  const firstOf = (places: number[]) => places.map(told).find((text) => text !== '') ?? '';
  const joined = cleanText(parts.map(told).join(' '));
  return firstOf(whole) || joined || firstOf(company) || firstOf(email);
}

function lineEnds(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/**
 * The columns of a contacts CSV, as indexes in a row. `whole` are columns with the whole name. The other lists are in the order
 * in which their cells are joined or tried.
 */
type CsvColumns = {
  count: number;
  phones: number[];
  whole: number[];
  parts: number[];
  company: number[];
  email: number[];
};

// Headers of Google's export, also its older form, and of Outlook's in its most used languages.
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
const wholeOrFirst = /^(?:nombre|nome)$/iu;
const wholeOrLast = /^(?:name|nom|naam|nazwa)$/iu;
const company =
  /^(?:organization(?: 1 - name| name)?|organisation|company(?: name)?|firma|société|entreprise|organización|compañía|empresa|società|azienda|bedrijf|организация|会社名?)$/iu;
const email = /^e-?mail(?: ?address)?(?: ?1)?(?: - value)?$|^e-mail-adresse$/iu;

/** Reads the header row of a contacts CSV; null if it names no column of numbers. */
function csvColumns(header: readonly string[]): CsvColumns | null {
  const titles = header.map((title) => title.trim());
  const places = (pattern: RegExp) => titles.flatMap((title, place) => (pattern.test(title) ? [place] : []));
  const phones = places(phone).filter((place) => !notPhone.test(titles[place] ?? ''));
  if (phones.length === 0) return null;
  const hasFirst = places(first).length > 0;
  const hasLast = places(last).length > 0;
  // "Nom" beside "Prénom" is the last name, "Nombre" beside "Apellidos" the first; alone they are the whole name.
  const isLast = hasFirst && !hasLast;
  // "Name" beside "Surname" is the first name.
  const isFirst = hasLast && !hasFirst;
  return {
    count: header.length,
    phones,
    whole: [
      ...places(whole),
      ...(isLast || isFirst ? [] : places(wholeOrLast)),
      ...(hasLast ? [] : places(wholeOrFirst)),
    ],
    parts: [
      ...(hasLast ? places(wholeOrFirst) : []),
      ...(isFirst ? places(wholeOrLast) : []),
      ...places(first),
      ...places(middle),
      ...places(last),
      ...(isLast ? places(wholeOrLast) : []),
    ],
    company: places(company),
    email: places(email),
  };
}
