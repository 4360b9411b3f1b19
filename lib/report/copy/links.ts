import type { LineType, Report } from '../../model/answer/report.ts';
import { subjectKey } from '../../model/subject.ts';
import type { Subject } from '../../model/subject-schema.ts';

/** Line types that a text message may reach; null because a number of unknown type may be one of them. */
const messaged: readonly (LineType | null)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE', 'VOIP', 'PERSONAL_NUMBER', null];

/**
 * Returns the link that calls a number, with its extension (RFC 3966); null for IP addresses and impossible numbers.
 */
export function telLink({ subject, device }: Report): string | null {
  if (device.kind !== 'phone' || device.verdict.kind === 'not-a-number' || device.rfc3966 === '') return null;
  const extension = subject.kind === 'phone' ? subject.extension : undefined;
  return extension === undefined ? device.rfc3966 : `${device.rfc3966};ext=${extension}`;
}

/** Returns the link that opens a text message to a number (RFC 5724); null if none could arrive. */
export function smsLink({ subject, device }: Report): string | null {
  if (device.kind !== 'phone' || !device.valid || !messaged.includes(device.type)) return null;
  return subject.kind === 'phone' && subject.extension === undefined ? `sms:${device.e164}` : null;
}

/**
 * Returns a link that opens a chat (WhatsApp "click to chat": digits with the country code); null if not a valid
 * number.
 */
export function whatsAppLink({ device }: Report): string | null {
  return device.kind === 'phone' && device.valid ? `https://wa.me/${device.e164.slice(1)}` : null;
}

const placeholder = '{subject}';
/** Replaces the placeholder while the template is parsed. Letters only, so that the URL parser leaves it as it is. */
const marker = 'numlenssubject';

/**
 * May this template of a custom link (`https://example.com/search?q={subject}`) be saved? It must be https, without a
 * user name or password, and have `{subject}` in its path, query or fragment. In the host, the subject would choose the
 * site.
 */
export function isElsewhereTemplate(template: string): boolean {
  if (!template.includes(placeholder)) return false;
  const url = URL.parse(template.replaceAll(placeholder, marker));
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return !url.host.includes(marker) && (url.pathname + url.search + url.hash).includes(marker);
}

/**
 * Returns a custom link's address for a subject: each `{subject}` of the template replaced by the E.164 number or the
 * IP address, percent-encoded. Null for a template that may not be saved.
 */
export function elsewhereUrl(template: string, subject: Subject): string | null {
  if (!isElsewhereTemplate(template)) return null;
  return URL.parse(template.replaceAll(placeholder, encodeURIComponent(subjectKey(subject))))?.href ?? null;
}
