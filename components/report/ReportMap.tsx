import type { ReportView } from '../../lib/report/view/view.ts';
import { CountryMap, PlaceMap } from '../map/WorldView.tsx';

/** The map of an IP address's location, with its name; with two pins if two sources name two places in one country. */
export function AddressMap({ map }: Pick<ReportView, 'map'>) {
  return map.pins === null ? null : <PlaceMap {...map.pins} country={map.country} />;
}

/** The map of a number's country; nothing if no place in that country is known, as its name and flag say the same. */
export function NumberMap({ map: { country, isNamed } }: Pick<ReportView, 'map'>) {
  if (country === null || !isNamed) return null;
  return (
    <div class="nl-details-part nl-number-map">
      <CountryMap country={country} />
    </div>
  );
}
