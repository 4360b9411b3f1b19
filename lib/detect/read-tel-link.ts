import type { PhoneSubject } from '../model/subject-schema.ts';
import { plainText } from './labels/plain-text.ts';
import { extensionAt } from './phones/extension.ts';
import { typedNumber } from './phones/typed-number.ts';
import { readLetteredLink } from './read-lettered.ts';

const longest = 400;
const telephone = /^(tel|callto|sms|smsto|fax):(?:\/\/)?([^?]*)/i; // guard R60 link-without-query
const messageList = /^sms(?:to)?:\/*open\?(.*)$/i;
const message = /^(sms|smsto):(?:\/\/)?([^?]*)/i;
const chatScheme = /^(?:whatsapp|viber):/i;
const shortChat = /^https?:\/\/(?:www\.)?wa\.me\/([^?#]*)/;
const longChat = /^https?:\/\/(?:api|web|www)\.whatsapp\.com\//;

/** Returns a link's address once for each number that it calls, with that one alone: only messages may have several. */
export function linkRecipients(href: string): string[] {
  const link = href.trim();
  const list = messageList.exec(link)?.[1];
  if (list !== undefined) {
    return valuesOf(list, ['addresses']).flatMap((each) => each.split(',').map((one) => `sms:${one}`));
  }
  const [, scheme, path] = message.exec(link) ?? [];
  if (scheme === undefined || path === undefined) return [link];
  // Parameters of RFC 3966, such as `;ext=`, are no recipients.
  const parts = decode(path)
    .split(/[,;](?![a-z-]+=)/i)
    .filter((each) => each.trim() !== '');
  return parts.length > 1 ? parts.map((each) => `${scheme}:${encodeURIComponent(each.trim())}`) : [link];
}

/**
 * Reads the phone number of a `tel:`, `callto:`, `sms:` or WhatsApp link, null if there is none; of several, the first.
 * Follows RFC 3966: `;ext=` is the extension, a `;phone-context=` that is a number goes before a local number, and
 * visual separators are dropped. Digits after a pause (`,` `;` `p` `w`) are an extension, and letters are the digits of
 * their keys. A telephone does not read the address's query. `country` is used for national numbers.
 */
export function readTelLink(href: string, country: string | null): PhoneSubject | null {
  const [link = ''] = linkRecipients(href);
  if (link.length > longest) return null;
  const [, scheme, path] = telephone.exec(link) ?? [];
  if (scheme === undefined || path === undefined) return readChatLink(link);
  const [first = '', ...parameters] = decode(path).split(';');
  const [written, pause] = splitAtPause(first);
  const [number, named] = pause === undefined ? splitAtExtension(written) : [written, undefined];
  const context = parameter(parameters, 'phone-context');
  const extension = parameter(parameters, 'ext')?.replace(/\D/g, '') ?? pause ?? named ?? dialedLater(parameters);
  let digits = dial(number);
  // What is called with a name is not a telephone: `callto:anna.b99`.
  if (digits === null) return /^callto$/i.test(scheme) ? null : readLetteredLink(number, country);
  if (!digits.startsWith('+') && context?.startsWith('+'))
    digits = `+${context.replace(/\D/g, '')}${digits.replace(/^0/, '')}`;
  return toSubject(digits, country, extension);
}

/** Reads the number of a chat, which has its country code also without a plus. */
function readChatLink(href: string): PhoneSubject | null {
  const address = chatScheme.test(href) ? href : URL.parse(href)?.href;
  if (address === undefined) return null;
  const path = shortChat.exec(address)?.[1];
  const hasQuery = chatScheme.test(address) || longChat.test(address);
  const query = hasQuery ? address.replace(/^[^?]*\??|#.*$/gs, '') : '';
  const numbers = path === undefined ? valuesOf(query, ['phone', 'number']) : [decode(path)];
  const [digits = null, ...others] = new Set(numbers.map(dial));
  // Which of two the service would take is not known.
  if (digits === null || others.length > 0 || digits.length < fewestOfChat) return null;
  return toSubject(`+${digits.replace('+', '')}`, null, undefined);
}

const fewestOfChat = 5;

/** Returns a query's values of these names, decoded once. A plus is a plus there, not a form's space. */
function valuesOf(query: string, names: readonly string[]): string[] {
  const values = new URLSearchParams(query.replaceAll('+', '%2B'));
  return names.flatMap((name) => values.getAll(name));
}

/** Returns the digits after a `;` without a name: phones wait there, and RFC 3966 has no such parameter. */
function dialedLater(parameters: readonly string[]): string | undefined {
  return parameters.map((each) => /^(\d{1,11})#?$/.exec(each)?.[1]).find((digits) => digits !== undefined);
}

/** Splits a number from the digits after its first pause. A second number after a comma is dropped. */
function splitAtPause(text: string): [string, string | undefined] {
  const match = /^([^,pw]*?)(?:[,pw]+(\d{1,11}))?#?$/i.exec(text);
  if (match) return [match[1] ?? '', match[2]];
  return [text.split(',')[0] ?? '', undefined];
}

/** Splits a number from an extension in words: ` ext. 12`, `x12`. */
function splitAtExtension(text: string): [string, string | undefined] {
  const at = text.search(/[\s(]*\p{L}/u);
  const extension = at < 1 ? null : extensionAt(text, at);
  return extension?.end === text.length ? [text.slice(0, at), extension.digits] : [text, undefined];
}

function parameter(parameters: readonly string[], name: string): string | undefined {
  const found = parameters.find((text) => text.toLowerCase().startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/**
 * Returns the digits and a leading `+`. Null if there are letters, or `*` and `#`, with which telephones are told to do
 * something else.
 */
function dial(text: string): string | null {
  const plain = plainText(text).replace(/[^\p{L}\p{M}\p{N}+*#]/gu, '');
  return /^\+?\d+$/.test(plain) ? plain : null;
}

function toSubject(digits: string, country: string | null, extension: string | undefined): PhoneSubject | null {
  const number = typedNumber(digits, country);
  if (number.kind === 'unreadable') return null;
  const kept = extension !== undefined && /^\d{1,11}$/.test(extension) ? { extension } : {};
  return { kind: 'phone', e164: number.e164, ...kept };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
