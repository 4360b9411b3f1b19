import type { Report } from '../../model/answer/report.ts';
import type { ReadBy } from '../../model/page/read-by.ts';
import { isAssumed } from '../../model/page/read-by.ts';
import type { MessageKey } from '../../words/say.ts';
import type { Fact, FactId, ReportContext, Source } from '../claims/fact.ts';
import { finerClaims } from '../claims/fact.ts';
import { facts } from '../claims/facts.ts';
import type { FactGroup } from '../claims/groups.ts';
import { disagreeingOnce, factGroups, isOfPlace } from '../claims/groups.ts';
import { rangeNote } from '../claims/phone-facts.ts';
import { isCountryDisputed, leadingPlace, mapPin } from '../claims/place.ts';
import { sources } from '../claims/sources.ts';
import type { NetworkForm } from '../copy/network-forms.ts';
import { networkForms } from '../copy/network-forms.ts';
import type { DetailRow } from './detail-rows.ts';
import { detailRows } from './detail-rows.ts';
import { missingLine, unreadLine } from './glance.ts';
import type { Head } from './head.ts';
import { meaningSentence } from './meaning.ts';
import { isInHead, isVouching, saidAbove } from './said.ts';

/** A part of the details: its facts (those that something above says stay in the document, hidden, for tools that read the card), the sentence on what the built-in data lacks of them, and the network's forms to copy. */
export type DetailPart = Pick<FactGroup, 'id'> & {
  rows: DetailRow[];
  heading: MessageKey | null;
  missing: string | null;
  networks: NetworkForm[];
  /** There is nothing in it that is not said above. */
  isHidden: boolean;
};

/** All details of a report: each fact once. */
export type Details = {
  /** One sentence on a special range, or on why short numbers are not looked up. */
  meaning: string | null;
  /** Which data could not be read. */
  unread: string | null;
  parts: DetailPart[];
  /** Facts about the answers: that the service answered, and which fields could not be read. */
  onAnswers: DetailRow[];
  sources: Source[];
};

/** Returns all details of a report below its head. `read`: how a national number's country is known. */
export function detailsOf(
  report: Report,
  context: ReportContext,
  { head: { said: title, isNotCalled }, read }: { head: Pick<Head, 'said' | 'isNotCalled'>; read: ReadBy },
): Details {
  const isSaidAbove = saidAbove(report, title, read);
  // For an assumed country, nothing says whether it is a good hour to call.
  const known = facts(report, context)
    .filter((fact) => !(isNotCalled && isVouching(fact))) // guard link-unread-status
    .map(({ callTime, ...fact }) => (callTime === undefined || isAssumed(read) ? fact : { ...fact, callTime }))
    .map((fact, _, all) => (fact.id === 'lineType' ? { ...fact, aside: rangeNote(all) } : fact));
  const rows = disagreeingOnce(known, { isSaid: isSaidAbove, isSaidAlready: isCountryDisputed(report) });
  const forms = networkForms(report);
  // A fact with one answer is shown among the forms to copy; a fact with several answers keeps its own row.
  const isSaid = (fact: Fact) => isSaidAbove(fact) || isForm(fact, forms);
  const networks = forms.filter(
    ({ id, text }) => !isInHead(report, title, text) && rows.every((fact) => fact.id !== id || isSaid(fact)),
  );
  const { groups, onAnswers } = factGroups(report, rows);
  const more = { place: mapPin(report) !== null, subject: networks.length > 0, registry: false };
  const full = new Set(groups.flatMap(({ id, facts: group }) => (more[id] || !group.every(isSaid) ? [id] : [])));
  const how = { isHidden: isSaid, isQuiet: true, isPlaceDisputed: leadingPlace(report).other !== null };
  const parts = groups.map(({ id, title: heading, facts: group }): DetailPart => {
    const missing = missingLine(report, context, (each) => partOfNote(report, each, full) === id);
    const isHidden = !full.has(id) && missing === null;
    const rows = detailRows(group, how);
    return { id, heading, rows, missing, networks: id === 'subject' ? networks : [], isHidden };
  });
  const unread = unreadLine(report, context);
  return {
    meaning: meaningSentence(report),
    unread,
    parts,
    sources: sources(rows),
    onAnswers: detailRows(onAnswers, { isHidden: isSaid, isQuiet: true }),
  };
}

/** What the built-in data lacks is said below the part that it would be in, or the other if that has no row. */
function partOfNote({ device }: Report, id: FactId, full: ReadonlySet<FactGroup['id']>): FactGroup['id'] {
  if (device.kind === 'phone') return 'subject';
  const [own, other] = isOfPlace(id) ? (['place', 'subject'] as const) : (['subject', 'place'] as const);
  return full.has(own) || !full.has(other) ? own : other;
}

/** Is a fact's only answer one of the network's copy rows? */
function isForm(fact: Fact, forms: readonly NetworkForm[]): boolean {
  const [only, ...others] = finerClaims(fact);
  return (
    fact.note === null && others.length === 0 && forms.some(({ id, text }) => id === fact.id && only?.copy === text)
  );
}
