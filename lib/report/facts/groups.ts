import type { Report } from '../../model/answer/report.ts';
import type { MessageKey } from '../../words/say.ts';
import { say } from '../../words/say.ts';
import type { Fact, FactId } from './fact.ts';

/** A part of the details, under one heading. The few facts of a special range have no heading. */
export type FactGroup = { id: 'subject' | 'place' | 'registry'; title: MessageKey | null; facts: Fact[] };

/** The facts about a subject's location and local time, in this order. Most others are about the subject itself. */
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

/** The facts about a block's registration and abuse contacts, in this order. */
const ofRegistry: readonly FactId[] = ['holder', 'registered', 'abuse', 'abusePhone', 'parent'];

/** The facts about a network, in this order. A number's facts keep their own order. */
const ofNetwork: readonly FactId[] = ['network', 'range', 'usage', 'signs', 'risk', 'hostname'];

/** Is the fact about the subject's location or local time? */
export function isOfPlace(id: FactId): boolean {
  return ofPlace.includes(id);
}

/**
 * Puts a report's facts under few headings, each fact under exactly one. The place is first, because the title already
 * says who it is; then the subject itself, then an address's registration. `onAnswers` are facts about the answers: that
 * the service answered, and which fields could not be read.
 */
export function factGroups({ device }: Report, rows: readonly Fact[]): { groups: FactGroup[]; onAnswers: Fact[] } {
  const isPhone = device.kind === 'phone';
  const isOnAnswer = ({ id }: Fact): boolean => id === 'oddFields' || (id === 'status' && !isPhone);
  const known = rows.filter((fact) => !isOnAnswer(fact));
  const others = known.filter(({ id }) => !isOfPlace(id) && (isPhone || !ofRegistry.includes(id)));
  const subject: FactGroup = {
    id: 'subject',
    title: isPhone ? 'groupNumber' : device.special ? null : 'termNetwork',
    facts: isPhone ? others : [...inOrder(others, ofNetwork), ...others.filter(({ id }) => !ofNetwork.includes(id))],
  };
  const place: FactGroup = { id: 'place', title: 'groupPlace', facts: inOrder(known, ofPlace) };
  const registry: FactGroup = { id: 'registry', title: 'groupRegistry', facts: inOrder(known, ofRegistry) };
  return { groups: [place, subject, ...(isPhone ? [] : [registry])], onAnswers: rows.filter(isOnAnswer) };
}

/**
 * Keeps the sentence that the sources disagree only in the first row that is shown with it, and in none if
 * `isSaidAlready`. Each answer names its sources anyway.
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
