import type { Report } from '../model/report.ts';
import type { MessageKey } from '../words/say.ts';
import { nationalText } from './national-text.ts';
import { telLink } from './reach-links.ts';
import { subjectText } from './subject-text.ts';

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

/** How each is written, with the number's extension where the form can carry one; null where it has no such form. */
const written = {
  international: subjectText,
  national: nationalText,
  e164: ({ device }) => (device.kind === 'phone' ? device.e164 : null),
  rfc3966: telLink,
} as const satisfies Record<FormatId, (report: Report) => string | null>;

/** A number in each of its written forms; one that does not exist has only its digits, an address has none. */
export function formats(report: Report): { id: FormatId; text: string }[] {
  const { device } = report;
  if (device.kind !== 'phone') return [];
  const shown = device.verdict.kind === 'not-a-number' ? (['e164'] as const) : formatIds;
  return shown.flatMap((id) => {
    const text = written[id](report);
    return text === null ? [] : [{ id, text }];
  });
}
