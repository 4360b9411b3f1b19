import type { Report } from '../../lib/model/answer/report.ts';
import type { ReportContext } from '../../lib/report/claims/fact.ts';
import { ipFacts } from '../../lib/report/claims/ip-facts.ts';
import { specialMeaning } from '../../lib/report/view/meaning.ts';
import { countryName } from '../../lib/words/countries.ts';
import { say } from '../../lib/words/say.ts';
import { Flag } from '../parts/Country.tsx';
import { Icon } from '../parts/Icon.tsx';
import { FactList } from './FactList.tsx';
import './report.css';

/**
 * A row of a small card: the IPv4 address inside a report's IPv6 address, with its network; nothing if there is none.
 */
export function EmbeddedLine({ report: { device } }: { report: Report }) {
  const inside = device.kind === 'ip' ? device.embedded : null;
  if (!inside) return null;
  const text = say('embedded', inside.ip);
  return (
    <p class="nl-glance-embedded" title={text}>
      <span class="nl-hidden">{text}</span>
      <span class="nl-glance-icon" aria-hidden="true">
        {inside.country === null ? <Icon name="address" size={15} /> : <Flag country={inside.country} />}
      </span>
      <bdi class="nl-glance-inside" dir="ltr" aria-hidden="true">
        {inside.ip}
      </bdi>
      {inside.country === null ? null : (
        <>
          <span aria-hidden="true">·</span>
          <bdi>{countryName(inside.country)}</bdi>
        </>
      )}
      {inside.organisation === null ? null : <bdi class="nl-glance-inside-of">{inside.organisation}</bdi>}
    </p>
  );
}

/** The IPv4 address inside a report's IPv6 address, with what the built-in data says about it; nothing if there is none. */
export function EmbeddedAddress({ report, context }: { report: Report; context: ReportContext }) {
  const { device, dataDate } = report;
  const inside = device.kind === 'ip' ? device.embedded : null;
  if (!inside) return null;
  return (
    <section class="nl-embedded" aria-label={say('embedded', inside.ip)}>
      <h2>{say('embedded', inside.ip)}</h2>
      {inside.special ? <p class="nl-meaning">{specialMeaning(inside.special)}</p> : null}
      <FactList facts={ipFacts(inside, null, { kind: 'device', dataDate }, context)} now={context.now} isQuiet />
    </section>
  );
}
