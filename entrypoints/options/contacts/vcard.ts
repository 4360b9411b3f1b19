import { cleanText } from '../../../lib/text/clean-text.ts';
import type { ContactReader, ContactReading, NumberInFile } from './contact-reading.ts';
import { companyBeside } from './contact-reading.ts';

/** Properties that name an entry, the best first. */
const nameProperties = ['FN', 'N', 'NICKNAME', 'ORG', 'EMAIL'] as const;
type NameProperty = (typeof nameProperties)[number];

type Card = { line: number; names: Map<NameProperty, string>; numbers: NumberInFile[] };

/**
 * Reads vCards 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350), also if lines are no properties or the end is missing. Text outside
 * of cards can't be read, and is reported once for each such part, with its first line.
 */
export function* readVcards(text: string): ContactReader {
  const cards = createCards();
  for (const { text: property, line, position } of vcardLines(text)) {
    yield { reading: property === null ? null : cards.take(property, line), position };
  }
  const last = cards.end();
  if (last) yield { reading: last, position: text.length };
}

/** Puts the properties of a file together to cards. Each function returns what it ended, if anything. */
function createCards() {
  let card: Card | null = null;
  /** How many cards are open inside the card (vCard 2.1 `AGENT`): those of another person. */
  let inner = 0;
  let agentBegins = false;
  /** The text outside of cards is being passed over, and was reported. */
  let isOutside = false;

  function end(): ContactReading | null {
    const reading = card && cardReading(card);
    card = null;
    return reading;
  }

  function openCard(line: number): ContactReading | null {
    isOutside = false;
    if (card && (agentBegins || inner > 0)) {
      inner += 1;
      return null;
    }
    const before = end();
    card = { line, names: new Map(), numbers: [] };
    return before;
  }

  function closeCard(): ContactReading | null {
    if (inner > 0) {
      inner -= 1;
      return null;
    }
    isOutside = false;
    return end();
  }

  function read(text: string, found: VcardProperty | null, line: number): ContactReading | null {
    const border = found && /^\s*vcard\s*$/i.test(found.value) ? found.name : null;
    if (border === 'BEGIN') return openCard(line);
    if (border === 'END' && (card || isOutside)) return closeCard();
    if (card && found && inner === 0) addProperty(card, found, line);
    if (card || isOutside || text.trim() === '') return null;
    isOutside = true;
    return { kind: 'broken', reason: 'unreadable', line };
  }

  return {
    take(text: string, line: number): ContactReading | null {
      const found = vcardProperty(text);
      const reading = read(text, found, line);
      agentBegins = found?.name === 'AGENT' && found.value.trim() === '';
      return reading;
    },
    end,
  };
}

function addProperty(card: Card, property: VcardProperty, line: number): void {
  const { name } = property;
  if (name !== 'TEL' && !isNameProperty(name)) return;
  const text = propertyText(property);
  if (text === null) return;
  if (name === 'TEL') {
    const number = unescapeText(text).trim();
    if (number !== '') card.numbers.push({ text: number, line });
  } else if (!card.names.has(name)) {
    const clean = cleanText(nameIn(name, text));
    if (clean !== '') card.names.set(name, clean);
  }
}

function nameIn(property: NameProperty, value: string): string {
  if (property === 'N') {
    const [family = '', given = '', additional = ''] = structuredValue(value).map(unescapeList);
    return [given, additional, family].filter((part) => part !== '').join(' ');
  }
  if (property === 'ORG') return unescapeText(structuredValue(value).find((part) => part.trim() !== '') ?? '');
  return unescapeText(value);
}

/** A part of `N` may be a list of names, separated by commas. */
function unescapeList(part: string): string {
  return unescapeText(part.replace(/(\\.)|,/gs, (_, escaped: string | undefined) => escaped ?? ' ')).trim();
}

function isNameProperty(name: string): name is NameProperty {
  return (nameProperties as readonly string[]).includes(name);
}

function cardReading({ line, names, numbers }: Card): ContactReading {
  const best = nameProperties.find((property) => names.has(property));
  const name = best === undefined ? undefined : names.get(best);
  if (name !== undefined) {
    return { kind: 'contact', name, company: companyBeside(name, names.get('ORG')), numbers, line };
  }
  return { kind: 'broken', reason: numbers.length > 0 ? 'no-name' : 'unreadable', line };
}

/**
 * A property as it is written in the file, unfolded; null for a part of its lines, if it has many. `line` is its first
 * line, `position` the offset up to which the file was read.
 */
export type VcardLine = { text: string | null; line: number; position: number };

/** Most characters kept of one property: pictures and sounds are long, names and numbers are not. */
const mostKept = 8_000;
/** Most lines of one property that are read in one step. */
const linesOfStep = 1_000;
const quotedPrintable = /^[^:]{0,200}QUOTED-PRINTABLE/i;
const border = /^(?:BEGIN|END):/i;

/**
 * Yields the properties of a vCard file. It joins folded lines (RFC 6350 section 3.2; vCard 2.1 keeps the space at a fold, so
 * a name folded between words keeps its space) and quoted-printable values with a soft line break. The lines of `text` end
 * in `\n`.
 */
function* vcardLines(text: string): Generator<VcardLine, void, void> {
  let position = 0;
  let line = 0;
  let keepsBlank = false;

  function take(): string {
    const found = text.indexOf('\n', position);
    const end = found < 0 ? text.length : found;
    const physical = text.slice(position, end);
    position = end + 1;
    line += 1;
    return physical;
  }

  while (position < text.length) {
    let last = take();
    const begun = line;
    const isQuoted = quotedPrintable.test(last);
    const pieces: string[] = [];
    let kept = 0;
    for (;;) {
      const isSoft: boolean = isQuoted && last.endsWith('=');
      const piece = isSoft ? last.slice(0, -1) : last;
      if (piece !== '' && kept < mostKept) pieces.push(piece); // guard blank-folds
      kept += piece.length;
      if ((line - begun) % linesOfStep === linesOfStep - 1) yield { text: null, line: begun, position }; // guard folds-of-step
      const isFolded = text[position] === ' ' || text[position] === '\t';
      if (!(isFolded || (isSoft && !border.test(text.slice(position, position + 8)))) || position >= text.length) break;
      last = isSoft || keepsBlank ? take() : take().slice(1);
    }
    const joined = pieces.join('').slice(0, mostKept);
    if (/^VERSION:/i.test(joined)) keepsBlank = joined.slice(8).trim() === '2.1';
    yield { text: joined, line: begun, position };
  }
}

/** A property: its name in capitals without its group, its parameters and its value as they are written. */
export type VcardProperty = { name: string; parameters: string; value: string };

const head = /^(?:[\w-]{1,60}\.)?([A-Za-z][\w-]{0,60})(?=[;:])/;

/**
 * Divides a line into the parts of a property; null if it is not a property. A colon or semicolon in a quoted parameter
 * does not count.
 */
function vcardProperty(text: string): VcardProperty | null {
  const found = head.exec(text);
  if (!found?.[1]) return null;
  const colon = colonAfter(text, found[0].length);
  if (colon < 0) return null;
  return {
    name: found[1].toUpperCase(),
    parameters: text.slice(found[0].length, colon),
    value: text.slice(colon + 1),
  };
}

function colonAfter(text: string, start: number): number {
  let isQuoted = false;
  for (let index = start; index < text.length; index++) {
    if (text[index] === '"') isQuoted = !isQuoted;
    else if (text[index] === ':' && !isQuoted) return index;
  }
  // A quotation mark that is never closed is an ordinary character.
  return isQuoted ? text.indexOf(':', start) : -1;
}

/** Returns a property's value as text: quoted-printable is decoded (vCard 2.1), escapes remain; null if it is base64. */
function propertyText({ parameters, value }: VcardProperty): string | null {
  if (/[;=](?:BASE64|B)(?=;|$)/i.test(parameters)) return null;
  if (!/[;=]QUOTED-PRINTABLE(?=;|$)/i.test(parameters)) return value;
  const charset = /;CHARSET="?([\w.:-]{1,40})/i.exec(parameters)?.[1] ?? 'utf-8';
  return decodeQuoted(value, charset);
}

function decodeQuoted(value: string, charset: string): string {
  const encoded = new TextEncoder().encode(value);
  const bytes = new Uint8Array(encoded.length);
  let length = 0;
  for (let index = 0; index < encoded.length; index++) {
    const escaped = encoded[index] === 0x3d ? hexByte(encoded[index + 1], encoded[index + 2]) : null;
    bytes[length++] = escaped ?? encoded[index] ?? 0;
    if (escaped !== null) index += 2;
  }
  const decoded = bytes.subarray(0, length);
  try {
    return new TextDecoder(charset, { fatal: true }).decode(decoded);
  } catch {
    return new TextDecoder('windows-1252').decode(decoded);
  }
}

function hexByte(high = 0, low = 0): number | null {
  const digits = String.fromCharCode(high, low);
  return /^[\da-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : null;
}

/** Returns the parts of a structured value (`N`, `ORG`), divided at each `;` without a backslash; escapes remain. */
function structuredValue(value: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < value.length; index++) {
    if (value[index] === '\\') index += 1;
    else if (value[index] === ';') {
      parts.push(value.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(value.slice(start));
  return parts;
}

/** Returns a text without a vCard's escapes (RFC 6350 section 3.4): `\n` is a line end, any other character itself. */
function unescapeText(value: string): string {
  return value.replace(/\\(.)/gs, (_, character: string) => (/n/i.test(character) ? '\n' : character));
}
