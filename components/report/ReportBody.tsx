import type { Report } from '../../lib/model/answer/report.ts';
import { serviceFormats } from '../../lib/report/copy/formats.ts';
import type { ReportContext } from '../../lib/report/facts/fact.ts';
import { facts } from '../../lib/report/facts/facts.ts';
import { factGroups } from '../../lib/report/facts/groups.ts';
import { mapCountry } from '../../lib/report/facts/pin.ts';
import { sources } from '../../lib/report/facts/sources.ts';
import { missingLine } from '../../lib/report/glance/glance.ts';
import { leadingPlace, mapPin } from '../../lib/report/glance/place.ts';
import { saidAbove } from '../../lib/report/glance/said.ts';
import type { ReadBy, Title } from '../../lib/report/glance/title.ts';
import { specialMeaning } from '../../lib/report/wording/special-text.ts';
import { shortNumberNote } from '../../lib/report/wording/verdict.ts';
import { say } from '../../lib/words/say.ts';
import { CountryMap, PlaceMap } from '../map/WorldView.tsx';
import { EmbeddedAddress } from './EmbeddedAddress.tsx';
import { FactList } from './FactList.tsx';
import { FormatList } from './FormatList.tsx';
import { SourceLegend } from './SourceLegend.tsx';
import './report.css';

type ReportBodyProps = {
  report: Report;
  context: ReportContext;
  /** What is above the details, and how a national number's country is known: neither is said twice. */
  title: Title;
  read?: ReadBy;
  copied: string | null;
  /** When it was looked up before, ms since 1970. */
  lastAt?: number | undefined;
  onCopy: (what: string, text: string) => void;
};

/**
 * All details of a report, the same on the card, in the popup and in the side panel: facts under few headings, each once,
 * the map with the place, a number's written forms, and at the end who says it. What the lines above say stays in the
 * document, hidden, as tools that read the card rely on it.
 */
export function ReportBody({ report, context, title, read = null, copied, lastAt, onCopy }: ReportBodyProps) {
  const { device } = report;
  const { now } = context;
  const rows = facts(report, context);
  const isSaid = saidAbove(report, title, read);
  const missing = missingLine(report, context);
  // It has no single place: who names one all the same is said in words.
  const isPlaceless = device.kind === 'ip' && device.anycast !== null;
  const { groups, onAnswers } = factGroups(report, rows);
  return (
    <>
      <Meaning report={report} />
      {groups.map(({ id, title: heading, facts: group }) => {
        const isMapped = id === 'place' && mapPin(report) !== null;
        return (
          <section key={id} class="nl-details-part" hidden={group.every(isSaid) && !isMapped}>
            {heading === null ? null : <h2>{say(heading)}</h2>}
            {isMapped ? <ReportMap report={report} /> : null}
            <FactList facts={group} now={now} isHidden={isSaid} isQuiet isWorded={isPlaceless && id === 'place'} />
          </section>
        );
      })}
      {device.kind === 'phone' ? (
        <section class="nl-details-part">
          <h2>{say('groupFormats')}</h2>
          <FormatList report={report} others={serviceFormats(report)} now={now} copied={copied} onCopy={onCopy} />
          {/* The forms are copied more often than the map of a country is looked at. */}
          <ReportMap report={report} />
        </section>
      ) : null}
      <EmbeddedAddress report={report} context={context} />
      <section class="nl-details-part">
        <h2>{say('groupSources')}</h2>
        <FactList facts={onAnswers} now={now} isHidden={isSaid} isQuiet />
        <SourceLegend report={report} sources={sources(rows)} now={now} lastAt={lastAt} />
        {missing === null ? null : <p class="nl-details-missing">{missing}</p>}
      </section>
    </>
  );
}

/** What a special range is, or that short numbers are not looked up, in one sentence; nothing for others. */
function Meaning({ report }: { report: Report }) {
  const { device } = report;
  const meaning = device.kind === 'ip' && device.special ? specialMeaning(device.special) : shortNumberNote(report);
  return meaning === null ? null : <p class="nl-meaning">{meaning}</p>;
}

/** The place of an address with its name, or the country of a number. */
function ReportMap({ report }: { report: Report }) {
  const country = mapCountry(report);
  const pin = mapPin(report);
  if (pin) return <PlaceMap pin={pin} country={country} name={leadingPlace(report).name} />;
  return report.device.kind === 'phone' && country !== null ? <CountryMap country={country} /> : null;
}
