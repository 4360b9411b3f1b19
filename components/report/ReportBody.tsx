import type { Report } from '../../lib/model/report.ts';
import { facts } from '../../lib/report/facts.ts';
import { mapCountry } from '../../lib/report/map-country.ts';
import { pin } from '../../lib/report/pin.ts';
import type { ReportContext } from '../../lib/report/report-context.ts';
import { serviceFormats } from '../../lib/report/service-formats.ts';
import { shortNumber } from '../../lib/report/short-number.ts';
import { warnings } from '../../lib/report/warnings.ts';
import { CountryMap } from '../map/CountryMap.tsx';
import { PlaceMap } from '../map/PlaceMap.tsx';
import { Icon } from '../parts/Icon.tsx';
import { EmbeddedAddress } from './EmbeddedAddress.tsx';
import { FactList } from './FactList.tsx';
import { FormatList } from './FormatList.tsx';
import { SpecialNote } from './SpecialNote.tsx';
import './report.css';

type ReportBodyProps = {
  report: Report;
  context: ReportContext;
  copied: string | null;
  onCopy: (what: string, text: string) => void;
};

/** All that is known about a subject: warnings, what a special range is, the map, the facts, the written forms. */
export function ReportBody({ report, context, copied, onCopy }: ReportBodyProps) {
  const { device, dataDate } = report;
  const place = pin(report);
  const short = shortNumber(report);
  const country = mapCountry(report);
  return (
    <>
      {warnings(report).map((warning) => (
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
      {device.kind === 'ip' && device.embedded ? (
        <EmbeddedAddress address={device.embedded} source={{ kind: 'device', dataDate }} context={context} />
      ) : null}
    </>
  );
}
