import type { Facts } from '../../model/answer/facts.ts';
import { cleanText } from '../../text/clean-text.ts';

/*
 * How every provider's answer is read: one value at a time, by its place. A value of an odd type is as good as none; no
 * other word of an answer enters memory (SECURITY R12).
 */

/** Returns the value at a JSON Pointer (RFC 6901); undefined if there is none. Only an answer's own fields are found. */
export function valueAt(json: unknown, pointer: string): unknown {
  let value = json;
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    if (Array.isArray(value) && !/^(?:0|[1-9]\d{0,5})$/.test(name)) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}

/** What services write for "nothing". */
const nothing = /^(?:n\/?a|-|none|null|unknown|unavailable|not available)$/i;

/** Returns a text, cleaned and bounded; undefined for none, and for the words that mean nothing. */
export function textAt(json: unknown, pointer: string): string | undefined {
  const value = valueAt(json, pointer);
  const text = typeof value === 'string' ? cleanText(value) : '';
  return text === '' || nothing.test(text) ? undefined : text;
}

/** Returns a number, also one that is written as a text. */
export function numberAt(json: unknown, pointer: string): number | undefined {
  const value = valueAt(json, pointer);
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^[+-]?\d{1,15}(?:\.\d{1,20})?$/.test(value.trim()) ? Number(value) : undefined;
}

/** Returns the elements of a list, as many as can be of use; none for anything else. */
export function listAt(json: unknown, pointer: string): unknown[] {
  const value = valueAt(json, pointer);
  return Array.isArray(value) ? value.slice(0, 50) : [];
}

/** Returns a country's code (ISO 3166-1 alpha-2). */
export function countryAt(json: unknown, pointer: string): string | undefined {
  const text = textAt(json, pointer);
  return text !== undefined && /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : undefined;
}

/** Returns the day (YYYY-MM-DD) of a date in ISO 8601. */
export function dayAt(json: unknown, pointer: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(textAt(json, pointer) ?? '')?.[0];
}

/** Returns the facts without those that were not given. */
export function givenFacts(facts: { [Name in keyof Facts]: Facts[Name] | undefined }): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
