import type { Report } from '../../lib/model/answer/report.ts';
import type { SpecialRange } from '../../lib/model/answer/special-range.ts';
import { serviceFormats } from '../../lib/report/copy/formats.ts';
import type { ReportContext } from '../../lib/report/facts/fact.ts';
import { facts } from '../../lib/report/facts/facts.ts';
import { mapCountry, pin } from '../../lib/report/facts/pin.ts';
import { riskWarnings } from '../../lib/report/facts/provider-facts.ts';
import { specialMeaning } from '../../lib/report/wording/special-text.ts';
import { shortNumberNote, warnings } from '../../lib/report/wording/verdict.ts';
import { CountryMap, PlaceMap } from '../map/WorldView.tsx';
import { Icon } from '../parts/Icon.tsx';
import { EmbeddedAddress } from './EmbeddedAddress.tsx';
import { FactList } from './FactList.tsx';
import { FormatList } from './ReportActions.tsx';
import './report.css';

type ReportBodyProps = {
  report: Report;
  context: ReportContext;
  copied: string | null;
  onCopy: (what: string, text: string) => void;
};

/** All that is known about a subject: warnings, what a special range is, the map, the facts, the written forms. */
export function ReportBody({ report, context, copied, onCopy }: ReportBodyProps) {
  const { device } = report;
  const place = pin(report);
  const short = shortNumberNote(report);
  const country = mapCountry(report);
  return (
    <>
      {[...riskWarnings(report), ...warnings(report)].map((warning) => (
        <p key={warning} class="nl-warning">
          <Icon name="warning" />
          <span>{warning}</span>
        </p>
      ))}
      {short === null ? null : <p class="nl-meaning">{short}</p>}
      {device.kind === 'ip' && device.special ? <SpecialNote special={device.special} /> : null}
      {place ? <PlaceMap pin={place} country={country} /> : null}
      <FactList facts={facts(report, context)} now={context.now} />
      {device.kind === 'phone' ? (
        <FormatList report={report} others={serviceFormats(report)} now={context.now} copied={copied} onCopy={onCopy} />
      ) : null}
      {device.kind === 'phone' && country !== null ? <CountryMap country={country} /> : null}
      <EmbeddedAddress report={report} context={context} />
    </>
  );
}

/** What a special-purpose range is for, in one sentence. */
function SpecialNote({ special }: { special: SpecialRange }) {
  return <p class="nl-meaning">{specialMeaning(special)}</p>;
}
