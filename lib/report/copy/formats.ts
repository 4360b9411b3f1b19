import type { Report } from '../../model/answer/report.ts';
import type { MessageKey } from '../../words/say.ts';
import { nationalText, subjectText } from '../../words/subject-text.ts';
import type { Source } from '../claims/fact.ts';
import { answerOf } from '../claims/fact.ts';
import { telLink } from './links.ts';

const formatIds = ['international', 'national', 'e164', 'rfc3966'] as const;
type FormatId = (typeof formatIds)[number];

/** The label of each format, as a message key. */
const formatTerms = {
  international: 'termInternational',
  national: 'termNational',
  e164: 'termE164',
  rfc3966: 'termRfc3966',
} as const satisfies Record<FormatId, MessageKey>;

/**
 * Writes a number in each format, with its extension if the format has a place for one; null if it can't be written so.
 */
const written = {
  international: subjectText,
  national: nationalText,
  e164: ({ device }) => (device.kind === 'phone' ? device.e164 : null),
  rfc3966: telLink,
} as const satisfies Record<FormatId, (report: Report) => string | null>;

/** A number in a format. `others`: how the service writes it, if that differs. */
export type WrittenForm = {
  id: FormatId;
  term: MessageKey;
  text: string;
  others: { text: string; source: Source }[];
};

/** Returns a number in each format. One that can't exist has only its digits; an IP address has no format. */
export function formats(report: Report): WrittenForm[] {
  const { device } = report;
  if (device.kind !== 'phone') return [];
  const shown = device.verdict.kind === 'not-a-number' ? (['e164'] as const) : formatIds;
  const given = serviceFormats(report);
  return shown.flatMap((id) => {
    const text = written[id](report);
    return text === null ? [] : [{ id, term: formatTerms[id], text, others: given.filter((other) => other.id === id) }];
  });
}

/** Returns the service's formats of a number that differ from ours, each once. */
function serviceFormats(report: Report): { id: FormatId; text: string; source: Source }[] {
  const answer = answerOf(report, 'phoneValidation');
  const { device } = report;
  if (!answer || device.kind !== 'phone') return [];
  const source: Source = { kind: 'service', operation: 'phoneValidation', at: answer.at };
  const given: [FormatId, string | null][] = [
    ['international', answer.international],
    ['international', answer.formatted],
    ['national', answer.national],
  ];
  return given.flatMap(([id, text]) => (text === null || text === device[id] ? [] : [{ id, text, source }]));
}
