import { publishedTextCharacters } from '../../model/limits.ts';
import type { PublishedPhone } from './published-names.ts';

/** What an object inherits from the object around it. */
type Around = { name: string | null; country: string | null };

/** Bounds on depth, work and result: the text is the page author's. */
const mostDepth = 40;
const mostValues = 20_000;
const mostPhones = 2_000;

const phoneFields = ['telephone', 'faxNumber'];
/** Fields and types of parts (contact points, addresses): their numbers belong to the thing around them. */
const partFields = ['contactPoint', 'contactPoints', 'address'];
const partTypes = ['ContactPoint', 'PostalAddress'];

/**
 * Returns the numbers that a JSON-LD text gives together with a name, in its order. Every schema.org object with
 * `telephone` or `faxNumber` counts, wherever it is (lists, `@graph`, inside others). Its name is `name`, `legalName`
 * or `alternateName`. A contact point or postal address, even one that is referred to by its `@id` only, has the name
 * of the thing that it belongs to, followed by its own. Empty if the text is not JSON.
 */
export function jsonLdPhones(text: string): PublishedPhone[] {
  const root = parseJsonLd(text);
  const things = new Map<object, Thing>();
  const byId = new Map<string, Thing>();
  const phones: PublishedPhone[] = [];
  let left = mostValues;

  /** Reads an object once, however many others refer to it: each of a few references could make long lists be read again. */
  function thingAt(value: unknown): Thing | null {
    if (typeof value !== 'object' || value === null) return null;
    const thing = things.get(value) ?? readThing(value); // guard thing-once
    if (thing) things.set(value, thing);
    return thing;
  }

  function each(value: unknown, depth: number, visit: (thing: Thing) => void): void {
    left -= 1;
    if (depth > mostDepth || left < 0) return;
    if (Array.isArray(value)) {
      for (const item of value) {
        if (left < 0) return;
        each(item, depth + 1, visit);
      }
    }
    const thing = thingAt(value);
    if (thing) visit(thing);
  }

  function index(thing: Thing, depth: number): void {
    const { id, fields } = thing;
    if (id !== undefined && fields.size > 1) byId.set(id, thing);
    for (const value of fields.values()) each(value, depth + 1, (inner) => index(inner, depth + 1));
  }

  function read(thing: Thing, around: Around, { isPart, depth }: { isPart: boolean; depth: number }): void {
    const name = nameOf(thing, isPart ? around.name : null, isPart);
    const country = thing.country ?? around.country;
    if (name !== null) {
      const shown = name.slice(0, publishedTextCharacters);
      for (const phone of thing.phones.slice(0, mostPhones - phones.length))
        phones.push({ phone, name: shown, country });
    }
    for (const [field, value] of thing.fields) {
      each(value, depth + 1, (found) => {
        const inner = (found.fields.size === 1 && byId.get(found.id ?? '')) || found;
        const innerIsPart = partFields.includes(field) || inner.isPart;
        // An object that is only referred to is read where it is; a part is read here too, with its thing's name.
        if (inner === found || innerIsPart) read(inner, { name, country }, { isPart: innerIsPart, depth: depth + 1 });
      });
    }
  }

  each(root, 0, (thing) => index(thing, 0));
  left = mostValues;
  each(root, 0, (thing) => {
    read(thing, { name: null, country: null }, { isPart: thing.isPart, depth: 0 });
  });
  return phones;
}

/**
 * An object and what it says about itself. `contactType` is null if it is an address. `isPart`: it is of a type whose
 * numbers belong to the thing around it.
 */
type Thing = {
  fields: Fields;
  id: string | undefined;
  isPart: boolean;
  name: string | null;
  contactType: string | null;
  country: string | null;
  phones: string[];
};

/** Returns what a value says about itself; null if it is no object. */
function readThing(value: object): Thing | null {
  const fields = fieldsOf(value);
  if (!fields) return null;
  const contactType = firstText(fields, ['contactType']);
  return {
    fields,
    id: textsOf(fields.get('@id'))[0],
    isPart: isOfType(fields, partTypes),
    name: firstText(fields, ['name', 'legalName', 'alternateName']) ?? personName(fields),
    contactType: contactType?.includes('://') ? null : contactType,
    country: countryOf(fields),
    phones: phoneFields.flatMap((field) => textsOf(fields.get(field))),
  };
}

function nameOf({ fields, name, contactType }: Thing, around: string | null, isPart: boolean): string | null {
  if (!isPart) return name;
  // A part with an `@id` is read where its thing refers to it.
  if (around === null) return fields.has('@id') ? null : name;
  const of = name ?? contactType;
  return of === null || of === around || of.includes('://') ? around : `${around} · ${of}`;
}

function personName(fields: Fields): string | null {
  const parts = ['givenName', 'familyName'].flatMap((field) => textsOf(fields.get(field)));
  return parts.length > 0 ? parts.join(' ') : null;
}

/** Returns the country of the address: a two-letter code, as schema.org recommends. Names of countries are not read. */
function countryOf(fields: Fields): string | null {
  const address = fieldsOf([fields.get('address')].flat()[0]) ?? fields;
  const country = address.get('addressCountry');
  const code = textsOf(country)[0] ?? textsOf(fieldsOf(country)?.get('name'))[0] ?? '';
  return /^[a-z]{2}$/i.test(code.trim()) ? code.trim().toUpperCase() : null;
}

/** An object of JSON-LD by the local names of its fields: `schema:name` and `https://schema.org/name` are `name`. */
type Fields = Map<string, unknown>;

/** Returns the fields of an object; null for anything else. */
function fieldsOf(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return new Map(Object.entries(value).map(([key, field]) => [localName(key), field]));
}

/** Returns the texts of a value: itself, those of a list, or the `@value` of an object. Numbers count as texts. */
function textsOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((each) => {
    const plain = fieldsOf(each)?.get('@value') ?? each;
    return typeof plain === 'string' || typeof plain === 'number' ? [String(plain)] : [];
  });
}

/** Returns the first text of these fields that is not blank, trimmed; null if there is none. */
function firstText(fields: Fields, names: readonly string[]): string | null {
  const texts = names.flatMap((name) => textsOf(fields.get(name))).map((text) => text.trim());
  return texts.find((text) => text !== '') ?? null;
}

/** Is this object of one of these schema.org types? */
function isOfType(fields: Fields, types: readonly string[]): boolean {
  return textsOf(fields.get('@type')).some((type) => types.includes(localName(type)));
}

function localName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('#'), name.lastIndexOf(':')) + 1);
}

const opening = /^(?:<!--|(?:\/\/|\/\*)?\s{0,9}<!\[CDATA\[(?:\s{0,9}\*\/)?)/;
const closing = /(?:-->|(?:\/\/|\/\*)?\s{0,9}\]\]>(?:\s{0,9}\*\/)?)$/;

/**
 * Returns the value of a JSON-LD text; undefined if it is not JSON. Like search engines, it also reads a text inside a
 * comment or a CDATA section, with line breaks inside strings, or with a semicolon after it.
 */
function parseJsonLd(text: string): unknown {
  return parse(text) ?? parse(unwrapped(text));
}

function unwrapped(text: string): string {
  const inner = text.trim().replace(opening, '').replace(closing, '').trim();
  return inner.replace(/\p{Cc}/gu, ' ').replace(/;$/, '');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
