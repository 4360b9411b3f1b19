import type { Report } from '../../lib/model/answer/report.ts';
import { mapCountry } from '../../lib/report/facts/pin.ts';
import { leadingPlace, mapPin, otherMapPin } from '../../lib/report/glance/place.ts';
import { CountryMap, PlaceMap } from '../map/WorldView.tsx';

/** The map of an IP address's location, with its name; with two pins if two sources name two places in one country. */
export function AddressMap({ report }: { report: Report }) {
  const pin = mapPin(report);
  if (pin === null) return null;
  const lead = { pin, name: leadingPlace(report).name };
  return <PlaceMap lead={lead} other={otherMapPin(report)} country={mapCountry(report)} />;
}

/** The map of a number's country; nothing if no place in that country is known, as its name and flag say the same. */
export function NumberMap({ report }: { report: Report }) {
  const country = mapCountry(report);
  if (country === null || leadingPlace(report).name === null) return null;
  return (
    <div class="nl-details-part nl-number-map">
      <CountryMap country={country} />
    </div>
  );
}
