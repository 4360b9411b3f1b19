import { cleanText } from '../../../lib/text/clean-text.ts';
import type { CsvRow } from '../../../lib/text/csv.ts';
import { afterLineEnds, createRowReader, csvDelimiter } from '../../../lib/text/csv.ts';
import type { ContactReader, ContactReading } from './contact-reading.ts';
import { companyBeside } from './contact-reading.ts';

/** Google's export writes this between several values in one cell. */
const valueSeparator = ' ::: ';

/** Reads a CSV of contacts as Google, Outlook and others export it; null if its first row names no phone column. */
export function readCsv(text: string): ContactReader | null {
  const rowAt = createRowReader(text, csvDelimiter(text));
  const headerStart = /^sep=.\n/i.test(text) ? text.indexOf('\n') + 1 : 0;
  const header = rowAt(headerStart);
  const columns = csvColumns(header.cells);
  return columns && rows(text, header.end, { rowAt, columns });
}

/** Reads the rows from `start`, the end of the header, to the end of the text. Passes over blank lines in long steps. */
function* rows(
  text: string,
  start: number,
  { rowAt, columns }: { rowAt: (start: number) => CsvRow; columns: CsvColumns },
): ContactReader {
  let position = start;
  let line = 1 + lineEnds(text, 0, start);
  while (position < text.length) {
    const afterBlank = afterLineEnds(text, position);
    // guard blank-contacts
    if (afterBlank > position) {
      line += afterBlank - position;
      position = afterBlank;
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

function isFilled(cell: string): boolean {
  return cell.trim() !== '';
}

function rowReading(cells: string[], columns: CsvColumns, line: number): ContactReading | null {
  if (!cells.some(isFilled)) return null;
  // With a single cell, or with more cells than columns, nobody knows which cell belongs to which column.
  const isStray = (cells.length === 1 && columns.count > 1) || cells.slice(columns.count).some(isFilled);
  if (isStray) return { kind: 'broken', reason: 'unreadable', line };
  const numbers = numbersIn(cells, columns.phones).map((text) => ({ text, line }));
  const company = firstFilled(cells, columns.company);
  const name = nameIn(cells, columns) || company || firstFilled(cells, columns.email);
  if (name !== '') return { kind: 'contact', name, company: companyBeside(name, company), numbers, line };
  return { kind: 'broken', reason: numbers.length > 0 ? 'no-name' : 'unreadable', line };
}

/** Returns the numbers in these columns, which are in order, as far as the row has cells for them. */
function numbersIn(cells: string[], columns: number[]): string[] {
  const numbers: string[] = [];
  for (const column of columns) {
    if (column >= cells.length) break; // guard cells-of-row
    numbers.push(...(cells[column] ?? '').split(valueSeparator).filter(isFilled));
  }
  return numbers.map((number) => number.trim());
}

/** Returns the whole name, otherwise its parts joined; empty if the row has none. */
function nameIn(cells: string[], { whole, parts }: CsvColumns): string {
  return firstFilled(cells, whole) || cleanText(parts.map((column) => firstValue(cells, column)).join(' '));
}

function firstFilled(cells: string[], columns: number[]): string {
  for (const column of columns) {
    const text = firstValue(cells, column);
    if (text !== '') return text;
  }
  return '';
}

function firstValue(cells: string[], column: number): string {
  return cleanText((cells[column] ?? '').split(valueSeparator, 1).join());
}

/** Counts the line ends in a part of a text. */
function lineEnds(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/**
 * The columns of a contacts CSV, as indexes in a row, in the order in which their cells are tried or, for `parts` of the
 * name, joined. `whole` have the whole name. `count` counts all columns.
 */
type CsvColumns = {
  count: number;
  phones: number[];
  whole: number[];
  parts: number[];
  company: number[];
  email: number[];
};

// Column titles in exports of Google (also the older form) and of Outlook (in its most used languages).
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
/** Titles that are the whole name in one program's file, and the first or the last name in another's (`csvColumns`). */
const wholeOrFirst = /^(?:nombre|nome)$/iu;
const wholeOrLast = /^(?:name|nom|naam|nazwa)$/iu;
const company =
  /^(?:organization(?: 1 - name| name)?|organisation|company(?: name)?|firma|société|entreprise|organización|compañía|empresa|società|azienda|bedrijf|организация|会社名?)$/iu;
const email = /^e-?mail(?: ?address)?(?: ?1)?(?: - value)?$|^e-mail-adresse$/iu;

/** Most columns that are tried for each part of a name: each row costs as many steps, however short it is. */
const mostColumns = 20;

/** Reads the header row of a contacts CSV; null if it names no column of numbers. */
function csvColumns(header: readonly string[]): CsvColumns | null {
  const titles = header.map((title) => title.trim());
  const allOf = (pattern: RegExp) => titles.flatMap((title, column) => (pattern.test(title) ? [column] : []));
  const columnsOf = (pattern: RegExp) => allOf(pattern).slice(0, mostColumns); // guard columns-of-name
  const phones = allOf(phone).filter((column) => !notPhone.test(titles[column] ?? ''));
  if (phones.length === 0) return null;
  const hasFirst = columnsOf(first).length > 0;
  const hasLast = columnsOf(last).length > 0;
  // "Nom" beside "Prénom" is the last name, "Nombre" beside "Apellidos" the first; alone they are the whole name.
  const isNameLast = hasFirst && !hasLast;
  // "Name" beside "Surname" is the first name.
  const isNameFirst = hasLast && !hasFirst;
  return {
    count: header.length,
    phones,
    whole: [
      ...columnsOf(whole),
      ...(isNameLast || isNameFirst ? [] : columnsOf(wholeOrLast)),
      ...(hasLast ? [] : columnsOf(wholeOrFirst)),
    ],
    parts: [
      ...(hasLast ? columnsOf(wholeOrFirst) : []),
      ...(isNameFirst ? columnsOf(wholeOrLast) : []),
      ...columnsOf(first),
      ...columnsOf(middle),
      ...columnsOf(last),
      ...(isNameLast ? columnsOf(wholeOrLast) : []),
    ],
    company: columnsOf(company),
    email: columnsOf(email),
  };
}
