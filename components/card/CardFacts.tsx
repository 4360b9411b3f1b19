import type { Report } from '../../lib/model/answer/report.ts';
import { serviceFormats } from '../../lib/report/copy/formats.ts';
import type { Fact, ReportContext } from '../../lib/report/facts/fact.ts';
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
  /** The facts that the card's first lines do not say whole. */
  rest: Fact[];
  copied: string | null;
  /** Whether the card's head says a fact, or nothing is known of it. */
  isSaid: (fact: Fact) => boolean;
  onCopy: (what: string, text: string) => void;
};

/** What the card's first lines do not say of its subject: the facts, the written forms, an address inside it. */
export function CardFacts({ report, context, rest, copied, isSaid, onCopy }: CardFactsProps) {
  const { device } = report;
  return (
    <>
      <FactList facts={rest} now={context.now} isHidden={isSaid} isQuiet />
      {device.kind === 'phone' ? (
        <FormatList report={report} others={serviceFormats(report)} now={context.now} copied={copied} onCopy={onCopy} />
      ) : null}
      <EmbeddedAddress report={report} context={context} />
    </>
  );
}

/** What a special range is, or that short numbers are not looked up, in one sentence; nothing for others. */
export function Meaning({ report }: { report: Report }) {
  const { device } = report;
  const meaning = device.kind === 'ip' && device.special ? specialMeaning(device.special) : shortNumberNote(report);
  return meaning === null ? null : <p class="nl-meaning">{meaning}</p>;
}

/** Where a card's subject is, beside its first lines: the place of an address, the country of a number. */
export function SmallMap({ report }: { report: Report }) {
  const country = mapCountry(report);
  const { pin } = leadingPlace(report);
  if (pin) return <PlaceMap pin={pin} country={country} isSmall />;
  return report.device.kind === 'phone' && country !== null ? <CountryMap country={country} isSmall /> : null;
}
