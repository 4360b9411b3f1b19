import type { LineType } from '../model/phone-report.ts';
import type { Report } from '../model/report.ts';

/** Line types that a text message may reach; a number of no known type may be one of them. */
const messaged: readonly (LineType | null)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE', 'VOIP', 'PERSONAL_NUMBER', null];

/** The link that calls a number, with its extension (RFC 3966); null for addresses and for what is no number. */
export function telLink({ subject, device }: Report): string | null {
  if (device.kind !== 'phone' || device.verdict.kind === 'not-a-number' || device.rfc3966 === '') return null;
  const extension = subject.kind === 'phone' ? subject.extension : undefined;
  return extension === undefined ? device.rfc3966 : `${device.rfc3966};ext=${extension}`;
}

/** The link that writes a text message to a number (RFC 5724); null where none could arrive. */
export function smsLink({ subject, device }: Report): string | null {
  if (device.kind !== 'phone' || !device.valid || !messaged.includes(device.type)) return null;
  return subject.kind === 'phone' && subject.extension === undefined ? `sms:${device.e164}` : null;
}

/** A link that opens a chat (WhatsApp "click to chat": digits with the country code); null where there is no valid number. */
export function whatsAppLink({ device }: Report): string | null {
  return device.kind === 'phone' && device.valid ? `https://wa.me/${device.e164.slice(1)}` : null;
}
