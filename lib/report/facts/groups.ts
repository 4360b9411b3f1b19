import type { Report } from '../../model/answer/report.ts';
import type { MessageKey } from '../../words/say.ts';
import type { Fact, FactId } from './fact.ts';

/** A part of the details, under one heading; none over the few facts of a special range. */
export type FactGroup = { id: 'subject' | 'place'; title: MessageKey | null; facts: Fact[] };

/** What is about where a subject is, and what time it is there, in this order. All else is about the subject itself. */
const ofPlace: readonly FactId[] = [
  'location',
  'region',
  'postalCode',
  'country',
  'callingCode',
  'localTime',
  'timeZone',
  'coordinates',
];

/**
 * Puts a report's facts under few headings, each fact under exactly one: first about the subject itself, then its
 * place. `onAnswers` is about the answers, not the subject: that one came, and what of it could not be read.
 */
export function factGroups({ device }: Report, rows: readonly Fact[]): { groups: FactGroup[]; onAnswers: Fact[] } {
  const isPhone = device.kind === 'phone';
  const isOnAnswer = ({ id }: Fact): boolean => id === 'oddFields' || (id === 'status' && !isPhone);
  const known = rows.filter((fact) => !isOnAnswer(fact));
  const subject: FactGroup = {
    id: 'subject',
    title: isPhone ? 'groupNumber' : device.special ? null : 'groupNetwork',
    facts: known.filter(({ id }) => !ofPlace.includes(id)),
  };
  const place: FactGroup = {
    id: 'place',
    title: 'groupPlace',
    facts: ofPlace.flatMap((wanted) => known.filter(({ id }) => id === wanted)),
  };
  return { groups: [subject, place], onAnswers: rows.filter(isOnAnswer) };
}
