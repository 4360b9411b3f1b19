import type { PhoneSubject } from '../../model/subject-schema.ts';
import { chatLinks, dialingSchemes } from '../candidates/number-links.ts';
import { extensionAt } from '../groups/extension.ts';
import { readLetteredLink } from '../phones/lettered-numbers.ts';
import { hasOtherDigits } from '../text/digit-systems.ts';
import { plainText } from '../text/plain-text.ts';
import { typedNumber } from './typed-number.ts';

const longest = 400;
const telephone = new RegExp(`^(${dialingSchemes.join('|')}):(?://)?([^?]*)(.*)`, 'i'); // guard link-without-query
const messageList = /^(?:sms(?:to)?|mms):\/*open\?(.*)$/i;
const message = /^(sms|smsto|mms):(?:\/\/)?([^?]*)/i;
/** What these call may be a name: `callto:anna.b99`, `sip:alice@example.com`. */
const namedScheme = /^(?:callto|imessage|facetime|skype|sip)/i;

/** How the address of a chat's link begins, and the parameter that has the number, if it is not what follows. */
const chats = chatLinks.map((link) => {
  const [begins = '', parameter, before = ''] = link.split(/[?=]/);
  return { begins, parameter, before };
});

/**
 * Returns a link's address once for each number that it calls, with that one alone: messages and calls of Teams may have
 * several.
 */
export function linkRecipients(href: string): string[] {
  const link = href.trim().toWellFormed(); // guard well-formed-link
  const list = messageList.exec(link)?.[1];
  if (list !== undefined) {
    return valuesOf(list, 'addresses').flatMap((each) => each.split(',').map((one) => `sms:${one}`));
  }
  const chat = chatOf(link);
  if (chat?.parameter === 'users') {
    const users = chat.values.flatMap((each) => each.split(','));
    return users.length > 1 ? users.map((one) => `msteams:?users=${encodeURIComponent(one)}`) : [link]; // guard every-user
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
 * Reads the phone number of a link of `number-links.ts`, null if there is none; of several, the first. Follows RFC
 * 3966: `;ext=` is the extension, a `;phone-context=` that is a number goes before a local number, and visual
 * separators are dropped. Digits after a pause (`,` `;` `p` `w`) are an extension, and letters are the digits of their
 * keys. Only the digits 0-9 are dialed: an address with others has no number. A telephone does not read the address's
 * query. `country` is used for national numbers.
 */
export function readTelLink(href: string, country: string | null): PhoneSubject | null {
  const [link = ''] = linkRecipients(href);
  if (link.length > longest) return null;
  const dialed = dialedBy(link);
  if (!dialed) return readChatLink(link);
  const { scheme, number, context, extension } = dialed;
  if (hasOtherDigits(number + (context ?? ''))) return null; // guard link-ascii-digits
  let digits = dial(number);
  if (digits === null) return namedScheme.test(scheme) ? null : readLetteredLink(number, country);
  if (!digits.startsWith('+') && context?.startsWith('+'))
    digits = `+${context.replace(/\D/g, '')}${digits.replace(/^0/, '')}`;
  return toSubject(digits, country, extension);
}

/**
 * Returns what else a telephone may dial, as it is in the link's address: what comes after the number and is not its
 * extension, as it may lead on to another number; and the local number alone, as many telephones do not read its
 * `;phone-context=`. Empty if there is nothing else.
 */
export function dialedBesides(href: string): string {
  return dialedBy(href.trim())?.besides ?? '';
}

/**
 * What a link has a telephone dial. `context` is the value of its `;phone-context=`; `besides` is what `dialedBesides`
 * returns.
 */
type Dialed = {
  scheme: string;
  number: string;
  context: string | undefined;
  extension: string | undefined;
  besides: string;
};

/** Splits what a link has a telephone dial; null if it is of another kind. */
function dialedBy(link: string): Dialed | null {
  const [, scheme, path, query = ''] = telephone.exec(link) ?? [];
  if (scheme === undefined || path === undefined) return null;
  // After the `@` of `sip:+1900@host` is who connects the call.
  const dialed = /^sip/i.test(scheme) ? decode(path).replace(/@.*$/s, '') : decode(path);
  const [first = '', ...parameters] = dialed.split(';');
  const [number, after] = splitAtPause(first) ?? splitAtExtension(first);
  const context = parameters.find((each) => /^phone-context=/i.test(each));
  const parts = [after, ...parameters.filter((each) => each !== context)];
  const extension = parts.map(extensionOf).find((digits) => digits !== undefined);
  // `tel:` has no query (RFC 3966): telephones may dial what is in it.
  const dialedOn = /^tel$/i.test(scheme) ? [...parts, decode(query)] : parts; // guard link-query-dialed
  const later = dialedOn.filter(
    (each) => isDialable(each) && (extension === undefined || extensionOf(each) !== extension),
  );
  const local = context?.includes('=+') && !number.includes('+') ? [number] : []; // guard link-local
  const besides = [...local, ...later].join(';');
  return { scheme, number, context: context?.slice('phone-context='.length), extension, besides };
}

/** What a chat's link has where its number should be. */
type Chat = (typeof chats)[number] & { values: string[] };

/** Reads a link as its chat does; null if it is of another kind. */
function chatOf(link: string): Chat | null {
  const url = URL.parse(link);
  if (!url) return null;
  const { host, pathname, search, hash } = url;
  const isSite = /^(?:https?|sgnl):$/.test(url.protocol);
  const site = host.replace(/^(?:api|web|www)\.|\.$/g, '');
  const address = isSite ? `${site}${pathname}${search}${hash}`.replace(/\/%2b/i, '/+') : url.href;
  const chat = chats.find(({ begins }) => begins.includes('/') === isSite && address.startsWith(begins));
  if (!chat) return null;
  const { begins, parameter } = chat;
  const after = decode(address.slice(begins.length).replace(/[?#].*/s, ''));
  return { ...chat, values: parameter === undefined ? [after] : valuesOf(search, parameter) };
}

/** Reads the number of a chat, which has its country code also without a plus. */
function readChatLink(link: string): PhoneSubject | null {
  const { values, before } = chatOf(link) ?? { values: [], before: '' };
  if (values.some(hasOtherDigits)) return null; // guard chat-ascii-digits
  const numbers = values.map((each) => (each.startsWith(before) ? dial(each.slice(before.length)) : null));
  const [digits = null, ...others] = new Set(numbers);
  // Which of two the service would take is not known.
  if (digits === null || others.length > 0 || digits.length < fewestOfChat) return null;
  return toSubject(`+${digits.replace('+', '')}`, null, undefined);
}

const fewestOfChat = 5;

/** Returns a query's values of a name, decoded once. A plus is a plus there, not a form's space. */
function valuesOf(query: string, name: string): string[] {
  return new URLSearchParams(query.replaceAll('+', '%2B')).getAll(name);
}

/** A whole number, then a star and an extension, as phone systems' own pages write it: `+14382663913*227`. */
const afterStar = /^([+ (]*(?:\d[ ().-]*){7,})(\*\d{1,7})$/;

/** Splits a number from what is dialed after its first pause or a star; null if there is no pause. */
function splitAtPause(text: string): [string, string] | null {
  const match = afterStar.exec(text) ?? /^([^,pw]*)([,pw]+\d[\d,pw*#+]*)$/i.exec(text) ?? /^([^,]*)(,.*)$/s.exec(text);
  return match ? [match[1] ?? '', match[2] ?? ''] : null;
}

/** Splits a number from an extension in words: ` ext. 12`, `x12`. */
function splitAtExtension(text: string): [string, string] {
  const at = text.search(/[\s(]*\p{L}/u);
  const isExtension = at > 0 && extensionOf(text.slice(at)) !== undefined;
  return isExtension ? [text.slice(0, at), text.slice(at)] : [text.replace(/#$/, ''), ''];
}

/** Returns the extension that a part of an address is: `,,12#`, `ext=12`, ` ext. 12`, `12`. */
function extensionOf(part: string): string | undefined {
  const digits = /^(?:ext=|\*|[,pw]*)(\d{1,11})#?$/i.exec(part.replace(/[ ().-]/g, ''))?.[1];
  const named = digits === undefined ? extensionAt(part, 0) : null;
  return named?.end === part.length ? named.digits : digits;
}

/** Has it anything besides its name and pauses that a telephone could dial? */
function isDialable(part: string): boolean {
  return /[\p{N}*#]|(?![pw])\p{L}/iu.test(part.replace(/^[a-z-]+(?:=|$)/i, ''));
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
  return { kind: 'phone', e164: number.e164, ...(extension === undefined ? {} : { extension }) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
