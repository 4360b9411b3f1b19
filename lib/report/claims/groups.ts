import type { Report } from '../../model/answer/report.ts';
import type { MessageKey } from '../../words/say.ts';
import { say } from '../../words/say.ts';
import type { Fact, FactId } from './fact.ts';

/**
 * A part of the details, under one heading. The few facts of a special range have no heading. All facts about a number
 * are in one part.
 */
export type FactGroup = { id: 'subject' | 'place' | 'registry'; title: MessageKey | null; facts: Fact[] };

/** The facts about a subject's location and local time, in this order. Most others are about the subject itself. */
const ofPlace: readonly FactId[] = [
  'location',
  'region',
  'country',
  'postalCode',
  'callingCode',
  'localTime',
  'timeZone',
  'coordinates',
];

/** The first facts about a number, in the order of a card at a glance: who, what others report, the time there, where, the line. */
const ofNumber: readonly FactId[] = [
  ...(['caller', 'risk', 'reports', 'numberRange', 'localTime'] as const),
  ...ofPlace.slice(0, 5),
  ...(['carrier', 'lineType', 'timeZone'] as const),
];

/** The facts about a block's registration and abuse contacts, in this order. */
const ofRegistry: readonly FactId[] = ['holder', 'registered', 'abuse', 'abusePhone', 'parent'];

/** The facts about a network, in this order. */
const ofNetwork: readonly FactId[] = ['risk', 'reports', 'signs', 'usage', 'network', 'range', 'hostname'];

/** Is the fact about the subject's location or local time? */
export function isOfPlace(id: FactId): boolean {
  return ofPlace.includes(id);
}

/**
 * Puts a report's facts under few headings, each fact under exactly one. The order is the same whoever answered, so that it is
 * learned once: what is said about an address itself, with what a provider warns of first; then its place and time; then its
 * registration. `onAnswers` are facts about the answers: that the service answered, and which fields could not be read.
 */
export function factGroups(report: Report, rows: readonly Fact[]): { groups: FactGroup[]; onAnswers: Fact[] } {
  const { device } = report;
  const isPhone = device.kind === 'phone';
  const isOnAnswer = ({ id }: Fact): boolean => id === 'oddFields' || (id === 'status' && !isPhone);
  const onAnswers = rows.filter(isOnAnswer);
  const known = rows.filter((fact) => !isOnAnswer(fact));
  if (isPhone) return { groups: [{ id: 'subject', title: 'groupNumber', facts: first(known, ofNumber) }], onAnswers };
  const others = known.filter(({ id }) => !isOfPlace(id) && !ofRegistry.includes(id));
  const subject: FactGroup = {
    id: 'subject',
    title: device.special ? null : 'termNetwork',
    facts: first(others, ofNetwork),
  };
  const place: FactGroup = { id: 'place', title: 'groupPlace', facts: inOrder(known, ofPlace) };
  const registry: FactGroup = { id: 'registry', title: 'groupRegistry', facts: inOrder(known, ofRegistry) };
  return { groups: [subject, place, registry], onAnswers };
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

/** Puts the facts of an order first; the others follow as they come. */
function first(rows: readonly Fact[], order: readonly FactId[]): Fact[] {
  return [...inOrder(rows, order), ...rows.filter(({ id }) => !order.includes(id))];
}

function inOrder(rows: readonly Fact[], order: readonly FactId[]): Fact[] {
  return order.flatMap((wanted) => rows.filter(({ id }) => id === wanted));
}
