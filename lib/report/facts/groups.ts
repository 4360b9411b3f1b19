import type { Report } from '../../model/answer/report.ts';
import type { MessageKey } from '../../words/say.ts';
import { say } from '../../words/say.ts';
import type { Fact, FactId } from './fact.ts';

/** A part of the details, under one heading; none over the few facts of a special range. */
export type FactGroup = { id: 'subject' | 'place' | 'registry'; title: MessageKey | null; facts: Fact[] };

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

/** To whom a block of addresses is registered, and who hears about its abuse, in this order. */
const ofRegistry: readonly FactId[] = ['holder', 'registered', 'abuse', 'abusePhone', 'parent'];

/** What a network is, in this order; a number's facts keep theirs. */
const ofNetwork: readonly FactId[] = ['network', 'range', 'usage', 'signs', 'risk', 'hostname'];

/**
 * Puts a report's facts under few headings, each fact under exactly one: first about the subject itself, then its
 * place, then an address's registration. `onAnswers` is about the answers, not the subject: that one came, and what of it could not be read.
 */
export function factGroups({ device }: Report, rows: readonly Fact[]): { groups: FactGroup[]; onAnswers: Fact[] } {
  const isPhone = device.kind === 'phone';
  const isOnAnswer = ({ id }: Fact): boolean => id === 'oddFields' || (id === 'status' && !isPhone);
  const known = rows.filter((fact) => !isOnAnswer(fact));
  const others = known.filter(({ id }) => !ofPlace.includes(id) && (isPhone || !ofRegistry.includes(id)));
  const subject: FactGroup = {
    id: 'subject',
    title: isPhone ? 'groupNumber' : device.special ? null : 'termNetwork',
    facts: isPhone ? others : [...inOrder(others, ofNetwork), ...others.filter(({ id }) => !ofNetwork.includes(id))],
  };
  const place: FactGroup = { id: 'place', title: 'groupPlace', facts: inOrder(known, ofPlace) };
  const registry: FactGroup = { id: 'registry', title: 'groupRegistry', facts: inOrder(known, ofRegistry) };
  return { groups: [subject, place, ...(isPhone ? [] : [registry])], onAnswers: rows.filter(isOnAnswer) };
}

/**
 * Leaves the sentence that the sources disagree in the first row that is shown with it, and in none if `isSaidAlready`:
 * each answer has its sources.
 */
export function disagreeingOnce(
  rows: readonly Fact[],
  { isSaid, isSaidAlready }: { isSaid: (fact: Fact) => boolean; isSaidAlready: boolean },
): Fact[] {
  const sentence = say('sourcesDiffer');
  const has = ({ note }: Fact) => note?.startsWith(sentence) === true;
  const first = isSaidAlready ? undefined : rows.find((fact) => has(fact) && !isSaid(fact));
  return rows.map((fact) =>
    fact === first || !has(fact) ? fact : { ...fact, note: fact.note?.slice(sentence.length).trim() || null },
  );
}

function inOrder(rows: readonly Fact[], order: readonly FactId[]): Fact[] {
  return order.flatMap((wanted) => rows.filter(({ id }) => id === wanted));
}
