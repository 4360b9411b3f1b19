import type { LineType, Report } from '../../model/answer/report.ts';

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
