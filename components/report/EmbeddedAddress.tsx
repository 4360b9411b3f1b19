import type { ReportContext, ReportView } from '../../lib/report/view/view.ts';
import { countryName } from '../../lib/words/countries.ts';
import { Flag } from '../parts/Country.tsx';
import { Icon } from '../parts/Icon.tsx';
import { FactList } from './FactList.tsx';
import './report.css';

type EmbeddedProps = Pick<ReportView, 'embedded'>;

/**
 * A row of a small card: the IPv4 address inside a report's IPv6 address, with its network; nothing if there is none.
 */
export function EmbeddedLine({ embedded: inside }: EmbeddedProps) {
  if (inside === null) return null;
  return (
    <p class="nl-cluster nl-glance-embedded" title={inside.title}>
      <span class="nl-hidden">{inside.title}</span>
      <span class="nl-glance-icon" aria-hidden="true">
        {inside.country === null ? <Icon name="address" size={15} /> : <Flag country={inside.country} />}
      </span>
      <bdi class="nl-fixed nl-figures nl-bold" dir="ltr" aria-hidden="true">
        {inside.ip}
      </bdi>
      {inside.country === null ? null : (
        <>
          <span aria-hidden="true">·</span>
          <bdi>{countryName(inside.country)}</bdi>
        </>
      )}
      {inside.organisation === null ? null : <bdi class="nl-clip nl-glance-inside-of">{inside.organisation}</bdi>}
    </p>
  );
}

/** The IPv4 address inside a report's IPv6 address, with what the built-in data says about it; nothing if there is none. */
export function EmbeddedAddress({ embedded: inside, context }: EmbeddedProps & { context: ReportContext }) {
  if (inside === null) return null;
  return (
    <section class="nl-box nl-embedded" aria-label={inside.title}>
      <h2>{inside.title}</h2>
      {inside.meaning === null ? null : <p class="nl-meaning">{inside.meaning}</p>}
      <FactList rows={inside.rows(context)} now={context.now} />
    </section>
  );
}
