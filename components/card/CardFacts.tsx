import type { Report } from '../../lib/model/answer/report.ts';
import { serviceFormats } from '../../lib/report/copy/formats.ts';
import type { Fact, ReportContext } from '../../lib/report/facts/fact.ts';
import { facts } from '../../lib/report/facts/facts.ts';
import { mapCountry } from '../../lib/report/facts/pin.ts';
import { leadingPlace } from '../../lib/report/glance/place.ts';
import { specialMeaning } from '../../lib/report/wording/special-text.ts';
import { shortNumberNote } from '../../lib/report/wording/verdict.ts';
import { CountryMap, PlaceMap } from '../map/WorldView.tsx';
import { EmbeddedAddress } from '../report/EmbeddedAddress.tsx';
import { FactList } from '../report/FactList.tsx';
import { FormatList } from '../report/ReportActions.tsx';
import '../report/report.css';

type CardFactsProps = {
  report: Report;
  context: ReportContext;
  copied: string | null;
  /** Whether the card's head says a fact, or nothing is known of it. */
  isSaid: (fact: Fact) => boolean;
  onCopy: (what: string, text: string) => void;
};

/** All that is known about a card's subject: what a special range is, the map, the facts, the written forms. */
export function CardFacts({ report, context, copied, isSaid, onCopy }: CardFactsProps) {
  const { device } = report;
  const place = leadingPlace(report);
  const short = shortNumberNote(report);
  const country = mapCountry(report);
  const meaning = device.kind === 'ip' && device.special ? specialMeaning(device.special) : short;
  return (
    <>
      {meaning === null ? null : <p class="nl-meaning">{meaning}</p>}
      {place.pin ? <PlaceMap pin={place.pin} country={country} name={place.name} /> : null}
      {device.kind === 'phone' && country !== null ? <CountryMap country={country} /> : null}
      <FactList facts={facts(report, context)} now={context.now} isHidden={isSaid} isQuiet />
      {device.kind === 'phone' ? (
        <FormatList report={report} others={serviceFormats(report)} now={context.now} copied={copied} onCopy={onCopy} />
      ) : null}
      <EmbeddedAddress report={report} context={context} />
    </>
  );
}
