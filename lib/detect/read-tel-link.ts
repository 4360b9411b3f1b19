import type { PhoneSubject } from '../model/subject.ts';
import { plainText } from './verdict/plain-text.ts';
import { typedNumber } from './verdict/typed-number.ts';

const longest = 250;
const telephone = /^(?:tel|callto|sms|smsto|fax|whatsapp|viber):(?:\/\/)?(.*)$/is;
const whatsapp = /^https?:\/\/(?:(?:www\.)?wa\.me|(?:api|web|www)\.whatsapp\.com)\/(.*)$/is;
const phoneQuery = /[?&](?:phone|number)=([^&#]*)/i;

/**
 * The phone number that a `tel:`, `callto:`, `sms:` or WhatsApp link leads to, null where it leads to none. Reads
 * RFC 3966: `;ext=` becomes the extension, a `;phone-context=` that is a number goes before a local number, and visual
 * separators are dropped. Digits behind a pause (`,` `;` `p` `w`) are an extension. `country` is the default country of
 * a national number.
 */
export function readTelLink(href: string, country: string | null): PhoneSubject | null {
  const link = decode(href.trim());
  if (link.length > longest) return null;
  const chat = whatsapp.exec(link);
  if (chat) {
    const digits = /^\+?(\d{5,})/.exec((phoneQuery.exec(link)?.[1] ?? chat[1] ?? '').trim())?.[1];
    return digits === undefined ? null : toSubject(`+${digits}`, null, undefined);
  }
  const body = telephone.exec(link)?.[1];
  if (body === undefined) return null;
  const query = phoneQuery.exec(body)?.[1];
  const [path = ''] = body.split('?');
  const [first = '', ...parameters] = (query ?? path).split(';');
  const [number = '', pause] = splitAtPause(first);
  const context = parameter(parameters, 'phone-context');
  const extension = parameter(parameters, 'ext')?.replace(/\D/g, '') ?? pause;
  let digits = dial(number);
  if (digits === null) return null;
  if (!digits.startsWith('+') && context?.startsWith('+'))
    digits = `+${context.replace(/\D/g, '')}${digits.replace(/^0/, '')}`;
  return toSubject(digits, country, extension);
}

/** The number and the digits behind the first pause; a second number behind a comma belongs to another recipient. */
function splitAtPause(text: string): [string, string | undefined] {
  const match = /^([^,pw]*?)(?:[,pw]+(\d{1,11}))?#?$/i.exec(text);
  if (match) return [match[1] ?? '', match[2]];
  return [text.split(',')[0] ?? '', undefined];
}

function parameter(parameters: readonly string[], name: string): string | undefined {
  const found = parameters.find((text) => text.toLowerCase().startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** The digits with a leading `+`, null where other characters than visual separators stand between. */
function dial(text: string): string | null {
  const plain = plainText(text).replace(/[\s\u2060\u2063().\-/~_]/g, '');
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
