import type { Facts } from '../../model/answer/facts.ts';
import { networkFlags } from '../../model/answer/facts.ts';
import type { CustomDefinition, CustomFact, Finding } from '../../model/settings/custom/definition.ts';
import { customFacts } from '../../model/settings/custom/definition.ts';
import { cleanText } from '../../text/clean-text.ts';
import {
  asnAt,
  callerNameAt,
  coordinatesOf,
  countAt,
  countryAt,
  dayAt,
  emailAt,
  givenFacts,
  lineTypeAt,
  numberAt,
  phoneAt,
  rangeAt,
  scoreAt,
  textAt,
  valueAt,
} from './read-values.ts';

/*
 * How the answer of a provider that the user described is read: one place after another, with the same readers as every
 * other answer. What its definition does not name never enters memory.
 */

/** Does the answer say anything, by the definition's own test? */
export function isFound(json: object, { found }: CustomDefinition): boolean {
  if (!found) return true;
  const value = valueAt(json, found.at);
  if (value === undefined || value === null || value === '') return false;
  return found.equals === undefined || (typeof value !== 'object' && String(value) === found.equals);
}

/** Does an answer without any fact have the definition's shape? The first step of one place is enough. */
export function hasShape(json: object, { facts }: CustomDefinition): boolean {
  if (Object.keys(json).length === 0) return true;
  const places = Object.values(facts).flat();
  return places.some((place) => valueAt(json, place.split('/').slice(0, 2).join('/')) !== undefined);
}

/** Returns what an answer says by the definition. */
export function customFactsOf(json: object, definition: CustomDefinition): Facts {
  const text = (name: CustomFact) => read(json, definition, name, textAt);
  const number = (name: CustomFact) => read(json, definition, name, numberAt);
  const yesNo = (name: CustomFact) => read(json, definition, name, yesNoAt);
  const flags = networkFlags.filter((flag) => yesNo(flag) === true);
  return givenFacts({
    valid: yesNo('valid'),
    callerName: read(json, definition, 'callerName', callerNameAt),
    carrier: text('carrier'),
    lineType: read(json, definition, 'lineType', lineTypeAt),
    ported: yesNo('ported'),
    location: text('location'),
    region: text('region'),
    postalCode: text('postalCode'),
    country: read(json, definition, 'country', countryAt),
    countryName: text('countryName'),
    coordinates: coordinatesOf(number('latitude'), number('longitude')),
    asn: read(json, definition, 'asn', asnAt),
    network: text('network'),
    holder: text('holder'),
    netName: text('netName'),
    range: read(json, definition, 'range', rangeAt),
    parent: text('parent'),
    registered: read(json, definition, 'registered', dayAt),
    abuseEmail: read(json, definition, 'abuseEmail', emailAt),
    abusePhone: read(json, definition, 'abusePhone', phoneAt),
    hostname: text('hostname'),
    usage: text('usage'),
    flags: flags.length === 0 ? undefined : flags,
    riskScore: read(json, definition, 'riskScore', scoreAt),
    reports: read(json, definition, 'reports', countAt),
  });
}

/** Returns what a test found at each place of a definition: `found` first, then in the order of `customFacts`. */
export function findingsOf(json: object, { of, facts, found }: CustomDefinition): Finding[] {
  const places = customFacts[of].flatMap((fact) => (facts[fact] ?? []).map((pointer) => ({ fact, pointer })));
  const test = found ? [{ fact: 'found' as const, pointer: found.at }] : [];
  return [...test, ...places].map((place) => ({ ...place, found: foundAt(valueAt(json, place.pointer)) }));
}

type Reader<Value> = (json: unknown, pointer: string) => Value | undefined;

/** Reads a fact at the first of its places that has a value, translated from the provider's words by `words`. */
function read<Value>(
  json: object,
  { facts, words }: CustomDefinition,
  name: CustomFact,
  readAt: Reader<Value>,
): Value | undefined {
  for (const pointer of facts[name] ?? []) {
    const text = plain(valueAt(json, pointer));
    const value = readAt({ value: words[name] ? translated(text, words[name]) : text }, '/value');
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Returns a text, or the text of a number or a yes; empty for a list or an object. */
function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function translated(text: string, words: Record<string, string>): string {
  const key = text.trim().toLowerCase();
  return Object.entries(words).find(([theirs]) => theirs.trim().toLowerCase() === key)?.[1] ?? text;
}

function yesNoAt(json: unknown, pointer: string): boolean | undefined {
  const text = textAt(json, pointer) ?? '';
  if (/^(?:true|yes|y|1)$/i.test(text)) return true;
  return /^(?:false|no|n|0)$/i.test(text) ? false : undefined;
}

function foundAt(value: unknown): Finding['found'] {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return { type: 'list', length: value.length, text: '' };
  if (typeof value === 'object') return { type: 'object', length: Object.keys(value).length, text: '' };
  const text = String(value);
  const type = typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'yes-no' : 'text';
  return { type, length: Array.from(text).length, text: cleanText(text) };
}
