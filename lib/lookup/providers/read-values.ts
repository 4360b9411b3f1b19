import { addressRange } from '../../address/address-range.ts';
import { formatIp, parseIp } from '../../address/ip.ts';
import type { Facts, NetworkFlag } from '../../model/answer/facts.ts';
import { networkFlags } from '../../model/answer/facts.ts';
import type { Failure } from '../../model/answer/failure.ts';
import { failed } from '../../model/result.ts';
import { subjectKey } from '../../model/subject.ts';
import type { Subject } from '../../model/subject-schema.ts';
import { isTimeZone } from '../../model/time-zone.ts';
import { cleanText } from '../../text/clean-text.ts';
import { readLineType } from '../service/phone-validation.ts';

/*
 * How every provider's answer is read: one value at a time, by its place. A value of an odd type is as good as none; no
 * other word of an answer enters memory.
 */

/**
 * Returns the value at a JSON Pointer (RFC 6901); undefined if there is none. Only an answer's own fields are found.
 */
export function valueAt(json: unknown, pointer: string): unknown {
  let value = json;
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined; // guard own-fields
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
  const text = typeof value === 'string' ? cleanText(value) : ''; // guard provider-text
  return text === '' || nothing.test(text) ? undefined : text;
}

/** Returns a number, also one that is written as a text. */
export function numberAt(json: unknown, pointer: string): number | undefined {
  const value = valueAt(json, pointer);
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^[+-]?\d{1,15}(?:\.\d{1,20})?$/.test(value.trim()) ? Number(value) : undefined;
}

/** Returns a yes or no. */
export function flagAt(json: unknown, pointer: string): boolean | undefined {
  const value = valueAt(json, pointer);
  return typeof value === 'boolean' ? value : undefined;
}

/** Returns the flags that are set, each read at its JSON Pointer; undefined if none is. */
export function flagsAt(json: unknown, places: { [Flag in NetworkFlag]?: string }): NetworkFlag[] | undefined {
  const set = networkFlags.filter((flag) => places[flag] !== undefined && flagAt(json, places[flag]) === true);
  return set.length === 0 ? undefined : set;
}

/** Returns a number from `least` to `most`; undefined for one that can't be meant. `-0` is 0. */
function boundedAt(json: unknown, pointer: string, [least, most]: readonly [number, number]): number | undefined {
  const number = numberAt(json, pointer);
  return number !== undefined && number >= least && number <= most ? number + 0 : undefined; // guard bounded-number
}

/** Returns a risk score, 0 to 100, as a whole number. */
export function scoreAt(json: unknown, pointer: string): number | undefined {
  const score = boundedAt(json, pointer, [0, 100]);
  return score === undefined ? undefined : Math.round(score);
}

/** Most that a provider can have counted of anything. */
const mostCounted = 999_999_999;

/** Returns how many there are of something. */
export function countAt(json: unknown, pointer: string): number | undefined {
  const count = boundedAt(json, pointer, [0, mostCounted]);
  return Number.isInteger(count) ? count : undefined; // guard whole-count
}

/** Returns the number of a network (RFC 6793), also as `AS64500`. */
export function asnAt(json: unknown, pointer: string): number | undefined {
  const [, digits = valueAt(json, pointer)] = /^AS(\d{1,10})$/i.exec(textAt(json, pointer) ?? '') ?? [];
  const asn = boundedAt({ digits }, '/digits', [0, 0xff_ff_ff_ff]);
  return Number.isInteger(asn) ? asn : undefined;
}

/** Returns the coordinates at two places. */
export function coordinatesAt(json: unknown, north: string, east: string): Facts['coordinates'] {
  return coordinatesOf(numberAt(json, north), numberAt(json, east));
}

/** Returns coordinates that can be; 0, 0 is open sea and means "unknown". */
export function coordinatesOf(latitude: number | undefined, longitude: number | undefined): Facts['coordinates'] {
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0)) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** Returns a line type: libphonenumber's name if the word is known, otherwise the word as it came. */
export function lineTypeAt(json: unknown, pointer: string): string | undefined {
  const word = textAt(json, pointer);
  return word === undefined ? undefined : readLineType(word);
}

/** What carriers write if a number has no name. */
const noName = /^(?:(?:wireless|cell(?:ular)?|mobile|toll[ -]?free|out of area) ?(?:caller|call|phone|number)?)$/i;

/** Returns a caller's name; undefined for what carriers write in place of a name. */
export function callerNameAt(json: unknown, pointer: string): string | undefined {
  const name = textAt(json, pointer);
  return name !== undefined && noName.test(name) ? undefined : name;
}

/** Returns the failure for an answer that is about another IP address, or does not name one; null for any other. */
export function aboutOther(json: object, pointer: string, subject: Subject) {
  const [said, asked] = [parseIp(textAt(json, pointer) ?? ''), parseIp(subjectKey(subject))];
  if (said && asked && formatIp(said) === formatIp(asked)) return null;
  return failed<Failure>({ kind: 'bad-shape', field: pointer.slice(1) });
}

/** Returns the header of two-part credentials. They are printable ASCII (`isFieldText`). */
export function basicAuth(user = '', password = ''): string {
  return `Basic ${btoa(`${user}:${password}`)}`;
}

/** Returns the start of the next day (ms since 1970), for a spent quota whose end nobody names. */
export function nextDay(now: number): number {
  const day = 24 * 60 * 60_000;
  return (Math.floor(now / day) + 1) * day;
}

/** Returns the first elements of a list, as many as are of use; empty for anything else. */
export function listAt(json: unknown, pointer: string): unknown[] {
  const value = valueAt(json, pointer);
  return Array.isArray(value) ? value.slice(0, 50) : [];
}

/** Returns a country's code (ISO 3166-1 alpha-2). */
export function countryAt(json: unknown, pointer: string): string | undefined {
  const text = textAt(json, pointer);
  return text !== undefined && /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : undefined;
}

/** Returns a time zone that this browser knows. */
export function zoneAt(json: unknown, pointer: string): string | undefined {
  const zone = textAt(json, pointer);
  return zone !== undefined && isTimeZone(zone) ? zone : undefined; // guard known-zone
}

const email = /^\w[\w.+-]*@(?:[a-z\d][a-z\d-]*\.)+[a-z][a-z\d-]+$/i;

/** Returns an email address; undefined for any other text, as people copy it into what runs commands. */
export function emailAt(json: unknown, pointer: string): string | undefined {
  const text = textAt(json, pointer);
  return text !== undefined && email.test(text) ? text : undefined; // guard abuse-email
}

const phone = /^\+?\(?\d[\d ()./-]{2,28}\d$/;

/** Returns a phone number as people dial it; undefined for any other text, as its button copies it. */
export function phoneAt(json: unknown, pointer: string): string | undefined {
  const text = textAt(json, pointer)?.replace(/^tel:/i, '');
  return text !== undefined && phone.test(text) ? text : undefined; // guard abuse-phone
}

/** Returns the day (YYYY-MM-DD) of a date in ISO 8601. */
export function dayAt(json: unknown, pointer: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(textAt(json, pointer) ?? '')?.[0];
}

/** Returns blocks of addresses: in CIDR notation, or the first and the last one. Undefined for any other text. */
export function rangeAt(json: unknown, pointer: string): string | undefined {
  const text = textAt(json, pointer) ?? '';
  return text.split(', ').every(isRange) ? text : undefined; // guard range-parsed
}

function isRange(text: string): boolean {
  const ends = text.split(/ ?[–-] ?/);
  return addressRange(text) !== null || (ends.length === 2 && ends.every((end) => parseIp(end) !== null));
}

/** Returns the facts without those that were not given. */
export function givenFacts(facts: { [Name in keyof Facts]: Facts[Name] | undefined }): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
