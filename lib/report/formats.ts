import type { PhoneReport } from '../model/phone-report.ts';
import type { MessageKey } from '../words/say.ts';

/** The ways in which a number is written. */
export const formatIds = ['international', 'national', 'e164', 'rfc3966'] as const;
export type FormatId = (typeof formatIds)[number];

/** The term of each format, by its sentence. */
export const formatTerms = {
  international: 'termInternational',
  national: 'termNational',
  e164: 'termE164',
  rfc3966: 'termRfc3966',
} as const satisfies Record<FormatId, MessageKey>;

/** A number in each of its written forms. A number that does not exist has only its digits. */
export function formats(phone: PhoneReport): { id: FormatId; text: string }[] {
  const shown = phone.verdict.kind === 'not-a-number' ? (['e164'] as const) : formatIds;
  return shown.map((id) => ({ id, text: phone[id] })).filter(({ text }) => text !== '');
}
