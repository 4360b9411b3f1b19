import { cleanName } from './clean-name.ts';
import type { ContactReader, ContactReading, WrittenNumber } from './contact-reading.ts';
import { structuredValue } from './structured-value.ts';
import { unescapeText } from './unescape-text.ts';
import { vcardLines } from './vcard-lines.ts';
import { propertyText, vcardProperty } from './vcard-property.ts';

/** What names an entry, the best first. */
const nameProperties = ['FN', 'N', 'NICKNAME', 'ORG', 'EMAIL'] as const;
type NameProperty = (typeof nameProperties)[number];

type Card = { line: number; names: Map<NameProperty, string>; numbers: WrittenNumber[] };

/**
 * Reads vCards 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350), also those with lines that are no properties or without an end. What stands
 * outside of cards is unreadable, and told once for each such part, by its first line.
 */
export function* readVcards(text: string): ContactReader {
  let card: Card | null = null;
  /** Cards within the card (vCard 2.1 `AGENT`): another person's. */
  let inner = 0;
  let agentBegins = false;
  let isOutside = false;
  for (const { text: property, line, position } of vcardLines(text)) {
    const found = vcardProperty(property);
    const isBorder = found !== null && /^\s*vcard\s*$/i.test(found.value);
    let reading: ContactReading | null = null;
    if (isBorder && found.name === 'BEGIN') {
      if (card && (agentBegins || inner > 0)) inner += 1;
      else {
        reading = card && cardReading(card);
        card = { line, names: new Map(), numbers: [] };
      }
      isOutside = false;
    } else if (isBorder && found.name === 'END' && (card || isOutside)) {
      if (inner > 0) inner -= 1;
      else {
        reading = card && cardReading(card);
        card = null;
        isOutside = false;
      }
    } else if (card && found && inner === 0) {
      addProperty(card, found, line);
    } else if (!card && !isOutside && property.trim() !== '') {
      isOutside = true;
      reading = { kind: 'broken', reason: 'unreadable', line };
    }
    agentBegins = found?.name === 'AGENT' && found.value.trim() === '';
    yield { reading, position };
  }
  if (card) yield { reading: cardReading(card), position: text.length };
}

function addProperty(card: Card, property: NonNullable<ReturnType<typeof vcardProperty>>, line: number): void {
  const { name } = property;
  if (name !== 'TEL' && !isNameProperty(name)) return;
  const text = propertyText(property);
  if (text === null) return;
  if (name === 'TEL') {
    const number = unescapeText(text).trim();
    if (number !== '') card.numbers.push({ text: number, line });
  } else if (!card.names.has(name)) {
    const told = cleanName(nameIn(name, text));
    if (told !== '') card.names.set(name, told);
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

/** A part of `N` may be a list of names, divided by commas. */
function unescapeList(part: string): string {
  return unescapeText(part.replace(/(\\.)|,/gs, (_, escaped: string | undefined) => escaped ?? ' ')).trim();
}

function isNameProperty(name: string): name is NameProperty {
  return (nameProperties as readonly string[]).includes(name);
}

function cardReading({ line, names, numbers }: Card): ContactReading {
  const best = nameProperties.find((property) => names.has(property));
  const name = best === undefined ? undefined : names.get(best);
  if (name !== undefined) return { kind: 'contact', name, numbers, line };
  return { kind: 'broken', reason: numbers.length > 0 ? 'no-name' : 'unreadable', line };
}
