import type { CustomId } from '../../answer/custom-ids.ts';
import type { Failure } from '../../answer/failure.ts';
import type { Result } from '../../result.ts';

/**
 * A provider that the user describes: data alone, with no secret in it. `url` and the headers' values are templates: a
 * name in braces is filled with the subject or with a field. `facts` has the places (JSON Pointers) of each fact, the
 * first with a value wins. `words` says what a fact's words mean here. Without a value at `found.at` the answer says
 * nothing.
 */
export type CustomDefinition = {
  name: string;
  of: 'phone' | 'ip';
  url: string;
  headers: Record<string, string>;
  fields: CustomField[];
  found: { at: string; equals?: string | undefined } | null;
  facts: CustomFacts;
  words: { [Name in CustomFact]?: Record<string, string> };
};

/** A field that the user fills in, such as a key. Its value is never part of the definition. */
export type CustomField = { id: string; label: string; secret: boolean };

type CustomFacts = { [Name in CustomFact]?: string[] };

/** The definitions that are kept, by their places. */
export type CustomDefinitions = { [Id in CustomId]?: CustomDefinition };

/** The facts that an answer about each kind of subject can give. Flags are facts of their own, each a yes or no. */
export const customFacts = {
  phone: [
    'callerName',
    'valid',
    'carrier',
    'lineType',
    'ported',
    'location',
    'country',
    'countryName',
    'riskScore',
    'reports',
  ],
  ip: [
    'holder',
    'netName',
    'range',
    'parent',
    'registered',
    'abuseEmail',
    'abusePhone',
    'asn',
    'network',
    'hostname',
    'usage',
    'location',
    'region',
    'postalCode',
    'country',
    'countryName',
    'latitude',
    'longitude',
    'riskScore',
    'reports',
    'anonymous',
    'vpn',
    'proxy',
    'tor',
    'relay',
    'hosting',
    'mobile',
    'anycast',
  ],
} as const;
export type CustomFact = (typeof customFacts)['phone' | 'ip'][number];

/** The placeholders for the subject in a template, for each kind. `country` alone does not say which subject. */
export const subjectPlaceholders = {
  phone: ['e164', 'digits', 'national', 'country'],
  ip: ['ip'],
} as const;

/** The limits of a definition, in entries and characters. */
export const customLimits = {
  name: 40,
  url: 1_000,
  headers: 5,
  headerValue: 300,
  fields: 4,
  facts: 20,
  pointers: 5,
  pointer: 200,
  steps: 10,
  words: 50,
  word: 100,
  /** Of a file, in bytes. */
  file: 65_536,
} as const;

/**
 * Why a definition is refused, and where: `at` names the place in the file, `line` is the line that is no JSON, `most`
 * the limit.
 */
export type DefinitionProblem = { kind: ProblemKind; at: string; most?: number | undefined; line?: number };

export const problemKinds = [
  'unreadable',
  'not-json',
  'too-big',
  'missing',
  'unknown',
  'bad',
  'too-many',
  'too-long',
  'address',
  'placeholder-in-host',
  'placeholder',
  'no-subject',
  'secret-in-path',
  'secret-inside',
  'header',
  'pointer',
  'name-taken',
  // Another form was saved in this place since this one was opened.
  'changed-since',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/**
 * What a test found at one place of an answer. `length` counts a text's characters, and the entries of a list or an
 * object. `text` is cleaned and bounded.
 */
export type Finding = {
  fact: CustomFact | 'found';
  pointer: string;
  found: { type: 'text' | 'number' | 'yes-no' | 'list' | 'object'; length: number; text: string } | null;
};

/** How a test went, and what it found at each place. */
export type Tested = { result: Result<null, Failure>; findings: Finding[] };
