import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';
import type { TemplatePart } from './custom/template.ts';
import { filled, namesIn, readTemplate } from './custom/template.ts';
import { isNearHost } from './near-host.ts';
import { programSchemes } from './program-schemes.ts';

/** What may be put in a link, by the kind of subject that has it. `subject` is the E.164 number or the IP address. */
const placeholders = {
  any: ['subject'],
  phone: ['e164', 'digits', 'national', 'extension', 'callingCode'],
  ip: ['defanged', 'cidr', 'asn'],
} as const;

export type Placeholder = (typeof placeholders)[keyof typeof placeholders][number];
/** What a subject has for each placeholder; one that is absent is not known. */
export type LinkValues = { [Name in Placeholder]?: string | undefined };

/** What a link does: it calls or writes to a number, or shows a number or address on a site. */
export type LinkUse = 'number' | 'site';

/**
 * A link with placeholders. `by` is who gets the subject: the site's host, or the program's scheme with its colon.
 * `isPlain`: it goes over http, within the user's own network.
 */
export type LinkTemplate = { parts: TemplatePart[]; by: string; isProgram: boolean; isPlain: boolean };

export type TemplateFault = {
  kind: 'characters' | 'scheme' | 'http' | 'address' | 'host' | 'placeholder' | 'no-subject' | 'dials';
  /** The part of the text that is wrong; for `characters`, what is before it. */
  part: string;
};

/** Most characters of a link's template. */
export const longestLink = 500;

/** Put in for a placeholder while the template is parsed. Letters only, so that the URL parser leaves it as it is. */
const marker = 'numlensvalue';

/** Programs that dial or write to what their link has, up to a telephone system's host or the query. */
const dialing = /^(?:tel|sms|sips?|callto|zoomphonecall|facetime(?:-audio)?):/i;

/**
 * What such a link may have: in front of the number a plus, up to four digits for an outside line, or two with a pause;
 * after it no digit and no code, so that neither another number nor a code that forwards calls is dialed.
 */
const dialsNumber =
  /^[a-z]+:(?:\/\/)?(?:\+|\d{0,4}|\d{1,2},+)\{(?:subject|e164|digits|national|callingCode)\}(?:\{\w+\}|[^\d*#%{}@?])*(?:[@?]|$)/i;

/** Returns the placeholders that a link of this use may have. */
export function placeholdersOf(use: LinkUse): Placeholder[] {
  const { any, phone, ip } = placeholders;
  return use === 'number' ? [...any, ...phone] : [...any, ...phone, ...ip];
}

/**
 * Reads a link's template, or says which part of it is wrong. It is https, plain http within the user's own network or,
 * for calls and messages, one of the programs' schemes. The subject decides neither the site nor the scheme.
 */
export function readLinkTemplate(text: string, use: LinkUse): Result<LinkTemplate, TemplateFault> {
  const wrong = (kind: TemplateFault['kind'], part: string) => failed({ kind, part });
  const unseen = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\p{Cs}]/u.exec(text);
  if (unseen) return wrong('characters', text.slice(0, unseen.index)); // guard link-characters
  const [, scheme = ''] = /^([a-z][a-z\d+.-]*):/i.exec(text) ?? [];
  const isProgram = use === 'number' && programSchemes.some((known) => known === scheme.toLowerCase());
  if (!isProgram && !/^https?$/i.test(scheme)) return wrong('scheme', scheme === '' ? text : `${scheme}:`); // guard link-schemes
  const read = readTemplate(text);
  if (!read.ok) return wrong('placeholder', /[{}].*/s.exec(text)?.[0] ?? text);
  const names = placeholdersOf(use);
  const odd = read.value.find((part) => !('text' in part) && !('name' in part && isOneOf(part.name, names)));
  if (odd) return wrong('placeholder', 'name' in odd ? `{${odd.name}}` : text); // guard link-placeholders
  const used = namesIn(read.value);
  const mixed = isOfPhone(used) ? used.find((name) => isOneOf(name, placeholders.ip)) : undefined;
  if (mixed !== undefined) return wrong('placeholder', `{${mixed}}`);
  // An extension or a country's code alone names no subject.
  if (used.every((name) => name === 'extension' || name === 'callingCode')) return wrong('no-subject', text);
  const host = hostPart(text, { isProgram });
  if (/[{}]/.test(host)) return wrong('host', /\{[^{}]*\}/.exec(host)?.[0] ?? host); // guard link-host
  const url = URL.parse(filled(read.value, new Map(used.map((name) => [name, marker]))));
  if (!url || text.length > longestLink || (isProgram && hasNoNumber(url))) return wrong('address', text);
  if (isProgram && dialing.test(text) && !dialsNumber.test(text)) return wrong('dials', text); // guard link-dials
  const isPlain = url.protocol === 'http:';
  if (isProgram) return ok({ parts: read.value, by: url.protocol, isProgram, isPlain });
  if (url.username !== '' || url.password !== '' || url.host.includes(marker)) return wrong('host', host); // guard link-user-info
  if (isPlain && !isNearHost(url.hostname)) return wrong('http', `http://${url.host}`); // guard link-near-http
  return ok({ parts: read.value, by: url.host, isProgram, isPlain });
}

/**
 * Returns a link's address for a subject, each value percent-encoded; null if one is not known. Programs read a plus
 * sign only as it is (RFC 3966, RFC 3261); on a site it would be a space.
 */
export function linkAddress({ parts, isProgram }: LinkTemplate, values: LinkValues): string | null {
  const known = new Map([['extension', '']]);
  for (const [name, value] of Object.entries(values)) if (value !== undefined) known.set(name, value);
  if (!namesIn(parts).every((name) => known.has(name))) return null;
  const write = (value: string) => encodeURIComponent(value).replaceAll('%2B', isProgram ? '+' : '%2B'); // guard link-encoded
  return URL.parse(filled(parts, known, write))?.href ?? null;
}

/** Returns a template with its host as it is opened: `xn--…` if it has letters that only look like others. */
export function withParsedHost(template: string): string {
  const [all = '', start = '', host = ''] = /^(https?:[/\\]*|[a-z+-]+:[^@]*@)([^/\\?#:;]*)/i.exec(template) ?? [];
  const parsed = URL.parse(`https://${host}`)?.hostname ?? host;
  return `${start}${parsed}${template.slice(all.length)}`;
}

/** Returns the part of a template that says who gets the subject: a site's host, or a telephone system after `@`. */
function hostPart(text: string, { isProgram }: { isProgram: boolean }): string {
  if (isProgram) return /@(.*)$/s.exec(text)?.[1] ?? '';
  return /^https?:[/\\]*([^/\\?#]*)/i.exec(text)?.[1] ?? '';
}

/** Has a program's link nothing before `@`, or after it? */
function hasNoNumber({ href }: URL): boolean {
  return /:(?:\/\/)?@|@$/.test(href);
}

function isOfPhone(names: readonly string[]): boolean {
  return names.some((name) => isOneOf(name, placeholders.phone));
}

function isOneOf(name: string, names: readonly string[]): boolean {
  return names.includes(name);
}
