import type { Fields } from './json-ld-fields.ts';
import { fieldsOf, firstText, isOfType, textsOf } from './json-ld-fields.ts';
import { parseJsonLd } from './parse-json-ld.ts';
import type { PublishedPhone } from './published-phone.ts';

/** What an object takes from the one around it. */
type Around = { name: string | null; country: string | null };

const mostDepth = 40;
const mostValues = 20_000;
const mostPhones = 2_000;

const phoneFields = ['telephone', 'faxNumber'];
/** Parts of a thing, whose numbers are the thing's own. */
const partFields = ['contactPoint', 'contactPoints', 'address'];
const partTypes = ['ContactPoint', 'PostalAddress'];

/**
 * The numbers that a JSON-LD text gives together with a name, in its order. Every object of schema.org that has
 * `telephone` or `faxNumber` counts, wherever it stands (lists, `@graph`, inside others), with its `name`, `legalName` or
 * `alternateName`. A contact point or postal address, also one that is only named by its `@id`, has the name of the thing that
 * it belongs to, and its own behind it. A text that is no JSON gives nothing; depth and work are bounded.
 */
export function jsonLdPhones(text: string): PublishedPhone[] {
  const root = parseJsonLd(text);
  const byId = new Map<string, Fields>();
  const phones: PublishedPhone[] = [];
  let left = mostValues;

  function each(value: unknown, depth: number, visit: (fields: Fields) => void): void {
    left -= 1;
    if (depth > mostDepth || left < 0) return;
    if (Array.isArray(value)) {
      for (const item of value) {
        if (left < 0) return;
        each(item, depth + 1, visit);
      }
    }
    const fields = fieldsOf(value);
    if (fields) visit(fields);
  }

  function index(fields: Fields, depth: number): void {
    const [id] = textsOf(fields.get('@id'));
    if (id !== undefined && fields.size > 1) byId.set(id, fields);
    for (const value of fields.values()) each(value, depth + 1, (inner) => index(inner, depth + 1));
  }

  function read(fields: Fields, around: Around, { isPart, depth }: { isPart: boolean; depth: number }): void {
    const name = nameOf(fields, isPart ? around.name : null, isPart);
    const country = countryOf(fields) ?? around.country;
    if (name !== null) {
      const given = phoneFields.flatMap((field) => textsOf(fields.get(field)));
      for (const phone of given.slice(0, mostPhones - phones.length)) phones.push({ phone, name, country });
    }
    for (const [field, value] of fields) {
      each(value, depth + 1, (found) => {
        const inner = (found.size === 1 && byId.get(textsOf(found.get('@id'))[0] ?? '')) || found;
        const innerIsPart = partFields.includes(field) || isOfType(inner, partTypes);
        // What is elsewhere in the text is read there; a part also here, where its thing is.
        if (inner === found || innerIsPart) read(inner, { name, country }, { isPart: innerIsPart, depth: depth + 1 });
      });
    }
  }

  each(root, 0, (fields) => index(fields, 0));
  left = mostValues;
  each(root, 0, (fields) => {
    read(fields, { name: null, country: null }, { isPart: isOfType(fields, partTypes), depth: 0 });
  });
  return phones;
}

function nameOf(fields: Fields, around: string | null, isPart: boolean): string | null {
  const own = firstText(fields, ['name', 'legalName', 'alternateName']) ?? personName(fields);
  if (!isPart) return own;
  // One with an id is read where its thing names it.
  if (around === null) return fields.has('@id') ? null : own;
  const of = own ?? firstText(fields, ['contactType']);
  return of === null || of === around || of.includes('://') ? around : `${around} · ${of}`;
}

function personName(fields: Fields): string | null {
  const parts = ['givenName', 'familyName'].flatMap((field) => textsOf(fields.get(field)));
  return parts.length > 0 ? parts.join(' ') : null;
}

/** The region of the address: a two-letter code, as schema.org recommends; names of countries are not read. */
function countryOf(fields: Fields): string | null {
  const address = fieldsOf([fields.get('address')].flat()[0]) ?? fields;
  const country = address.get('addressCountry');
  const code = textsOf(country)[0] ?? textsOf(fieldsOf(country)?.get('name'))[0] ?? '';
  return /^[a-z]{2}$/i.test(code.trim()) ? code.trim().toUpperCase() : null;
}
