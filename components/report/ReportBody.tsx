import type { ComponentChildren } from 'preact';
import type { Report } from '../../lib/model/answer/report.ts';
import { serviceFormats } from '../../lib/report/copy/formats.ts';
import type { NetworkForm } from '../../lib/report/copy/network-forms.ts';
import { networkForms } from '../../lib/report/copy/network-forms.ts';
import type { Fact, FactId, ReportContext } from '../../lib/report/facts/fact.ts';
import { facts } from '../../lib/report/facts/facts.ts';
import { finerClaims } from '../../lib/report/facts/finer.ts';
import { disagreeingOnce, factGroups, isOfPlace } from '../../lib/report/facts/groups.ts';
import { rangeNote } from '../../lib/report/facts/phone-facts.ts';
import { sources } from '../../lib/report/facts/sources.ts';
import { missingLine, saidPlace, unreadLine } from '../../lib/report/glance/glance.ts';
import { isCountryDisputed, leadingPlace } from '../../lib/report/glance/place.ts';
import { isInHead, isVouching, saidAbove } from '../../lib/report/glance/said.ts';
import type { Title } from '../../lib/report/view/first-line.ts';
import type { ReadBy } from '../../lib/report/view/read-by.ts';
import { isAssumed } from '../../lib/report/view/read-by.ts';
import { specialMeaning } from '../../lib/report/wording/special-text.ts';
import { shortNumberNote } from '../../lib/report/wording/unfinished.ts';
import { say } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import { EmbeddedAddress } from './EmbeddedAddress.tsx';
import { FactList } from './FactList.tsx';
import { FormatList } from './FormatList.tsx';
import { NetworkList } from './NetworkList.tsx';
import { AddressMap, hasMap, NumberMap } from './ReportMap.tsx';
import { SourceLegend } from './SourceLegend.tsx';
import './report.css';

type ReportBodyProps = {
  report: Report;
  context: ReportContext;
  /** The title above the details, and how a national number's country is known: the details repeat neither. */
  title: Title;
  read?: ReadBy;
  /** Its link may call something else, so nothing says that the number is valid. */
  isNotCalled?: boolean;
  copied: string | null;
  /** When it was looked up before, ms since 1970. */
  lastAt?: number | undefined;
  /** A foot below has the credit for the data. */
  isFooted?: boolean;
  onCopy: (what: string, text: string) => void;
  /** What is between the facts and their sources. */
  beforeSources?: ComponentChildren;
  /** What follows all facts, above the map of a number. */
  children?: ComponentChildren;
};

/**
 * All details of a report, the same on the card, in the popup and in the side panel: facts in few groups, each once; the
 * forms to copy; and the sources. An address's map is above its place, also if a VPN makes that doubtful: the warning is above
 * both. A number's map is at the very end, because it only shows the country. Facts that the lines above already
 * show stay in the document, hidden, because tools that read the card rely on them. Screen readers get the headings of
 * the groups; on the screen, a line separates them.
 */
export function ReportBody({
  report,
  context,
  title,
  read = null,
  isNotCalled = false,
  copied,
  lastAt,
  isFooted = false,
  onCopy,
  beforeSources,
  children,
}: ReportBodyProps) {
  const { device } = report;
  const { now } = context;
  const isSaidAbove = saidAbove(report, title, read);
  // For an assumed country, nothing says whether it is a good hour to call.
  const known = facts(report, context)
    .filter((fact) => !(isNotCalled && isVouching(fact))) // guard link-unread-status
    .map(({ callTime, ...fact }) => (callTime === undefined || isAssumed(read) ? fact : { ...fact, callTime }))
    .map((fact, _, all) => withMore(report, fact, all));
  const rows = disagreeingOnce(known, { isSaid: isSaidAbove, isSaidAlready: isCountryDisputed(report) });
  const all = networkForms(report);
  // A fact with one answer is shown among the forms to copy; a fact with several answers keeps its own row.
  const isSaid = (fact: Fact) => isSaidAbove(fact) || isForm(fact, all);
  const networks = all.filter(
    ({ id, text }) => !isInHead(report, title, text) && rows.every((fact) => fact.id !== id || isSaid(fact)),
  );
  const unread = unreadLine(report, context);
  const { groups, onAnswers } = factGroups(report, rows);
  const more = { place: hasMap(report), subject: networks.length > 0, registry: false };
  const full = new Set(groups.flatMap(({ id, facts: group }) => (more[id] || !group.every(isSaid) ? [id] : [])));
  /** What the built-in data lacks is said below the group that it would be in, or the other if that has no row. */
  const groupOfNote = (id: FactId) => {
    if (device.kind === 'phone') return 'subject';
    const [own, other] = isOfPlace(id) ? (['place', 'subject'] as const) : (['subject', 'place'] as const);
    return full.has(own) || !full.has(other) ? own : other;
  };
  return (
    <>
      <Meaning report={report} />
      {unread === null ? null : (
        <div class="nl-failure nl-failure-warning nl-details-unread">
          <Icon name="warning" />
          <p class="nl-failure-words">
            <b>{unread}</b> {say('stepDataUnread')}
          </p>
        </div>
      )}
      {groups.map(({ id, title: heading, facts: group }) => {
        const missing = missingLine(report, context, (each) => groupOfNote(each) === id);
        return (
          <section key={id} class="nl-details-part" hidden={!full.has(id) && missing === null}>
            {heading === null ? null : <h2 class="nl-hidden">{say(heading)}</h2>}
            {id === 'place' ? <AddressMap report={report} /> : null}
            <FactList
              facts={group}
              now={now}
              isHidden={isSaid}
              isQuiet
              isPlaceDisputed={leadingPlace(report).other !== null}
              copies={{ copied, onCopy }}
            />
            {missing === null ? null : <p class="nl-details-note">{missing}</p>}
            {id === 'subject' ? <NetworkList forms={networks} now={now} copied={copied} onCopy={onCopy} /> : null}
          </section>
        );
      })}
      {device.kind === 'phone' ? (
        <section class="nl-details-part">
          <h2 class="nl-hidden">{say('groupFormats')}</h2>
          <FormatList
            report={report}
            others={serviceFormats(report)}
            isSubjectSaid
            now={now}
            copied={copied}
            onCopy={onCopy}
          />
        </section>
      ) : null}
      <EmbeddedAddress report={report} context={context} />
      {beforeSources}
      <section class="nl-details-part nl-details-sources">
        <h2 class="nl-hidden">{say('groupSources')}</h2>
        <FactList facts={onAnswers} now={now} isHidden={isSaid} isQuiet />
        <SourceLegend report={report} sources={sources(rows)} now={now} lastAt={lastAt} isFooted={isFooted} />
      </section>
      {children}
      {device.kind === 'phone' ? <NumberMap report={report} /> : null}
    </>
  );
}

/** Adds to a fact that a phone may be elsewhere, and where a service places an address that answers from many places. */
function withMore(report: Report, fact: Fact, all: readonly Fact[]): Fact {
  const { device } = report;
  if (device.kind === 'phone') return fact.id === 'lineType' ? { ...fact, aside: rangeNote(all) } : fact;
  const said = fact.id === 'location' && device.anycast !== null ? saidPlace(report) : null;
  return said === null ? fact : { ...fact, note: [fact.note, said].filter((each) => each !== null).join(' ') };
}

/** Is a fact's only answer one of the network's copy rows? */
function isForm(fact: Fact, forms: readonly NetworkForm[]): boolean {
  const [only, ...others] = finerClaims(fact);
  return (
    fact.note === null && others.length === 0 && forms.some(({ id, text }) => id === fact.id && only?.copy === text)
  );
}

/** One sentence on a special range, or on why short numbers are not looked up; nothing for other subjects. */
function Meaning({ report }: { report: Report }) {
  const { device } = report;
  const meaning = device.kind === 'ip' && device.special ? specialMeaning(device.special) : shortNumberNote(report);
  return meaning === null ? null : <p class="nl-meaning">{meaning}</p>;
}
