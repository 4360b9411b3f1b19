import type { LineType, Report } from '../../model/answer/report.ts';
import type { LinkTemplate } from '../../model/settings/link-template.ts';
import { linkAddress, readLinkTemplate } from '../../model/settings/link-template.ts';
import type { ReachUse } from '../../model/settings/reach-programs.ts';
import { costly } from '../view/warnings.ts';
import { linkValues } from './link-values.ts';

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
 * An address that calls or writes to a number when it is pressed. `by` is who gets the number: a site's host, or a
 * program's scheme with its colon.
 */
export type ReachLink = Pick<LinkTemplate, 'by' | 'isProgram'> & { href: string };

/** Returns what a template of the user's opens; null if the number lacks what it names. */
export type ReachBy = (template: string) => ReachLink | null;

/**
 * Returns what the user's template makes of a number, by `use`; null if nothing can be called or reached so. An empty
 * template is the device's own program.
 */
export function reachLink(use: ReachUse, report: Report, template: string): ReachLink | null {
  const own = use === 'call' ? telLink(report) : smsLink(report);
  if (template === '')
    return own === null ? null : { href: own, by: use === 'call' ? 'tel:' : 'sms:', isProgram: true };
  const read = readLinkTemplate(template, 'number');
  if (!read.ok || (use === 'call' ? own === null : !isWrittenTo(report))) return null;
  const href = linkAddress(read.value, linkValues(report));
  return href === null ? null : { href, by: read.value.by, isProgram: read.value.isProgram };
}

/**
 * Returns what the user's template calls a short number with, such as 112. It works only as it is dialed, so a template
 * must ask for the national number; null if it puts a country code before it.
 */
export function shortCall(number: string, template: string): ReachLink | null {
  if (template === '') return { href: `tel:${number}`, by: 'tel:', isProgram: true };
  const read = readLinkTemplate(template, 'number');
  const href = read.ok ? linkAddress(read.value, { national: number }) : null; // guard short-as-dialed
  return read.ok && href !== null ? { href, by: read.value.by, isProgram: read.value.isProgram } : null;
}

/** Chats have numbers of every type, but those that cost the caller may cost the writer, too. */
function isWrittenTo({ subject, device }: Report): boolean {
  if (device.kind !== 'phone' || subject.kind !== 'phone' || subject.extension !== undefined) return false;
  return device.valid && !costly.some((type) => type === device.type);
}

/**
 * Returns a link that opens a chat (WhatsApp "click to chat": digits with the country code); null if not a valid
 * number.
 */
export function whatsAppLink({ device }: Report): string | null {
  return device.kind === 'phone' && device.valid ? `https://wa.me/${device.e164.slice(1)}` : null;
}
