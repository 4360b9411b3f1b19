import type { Report } from '../../lib/model/answer/report.ts';
import { mapCountry } from '../../lib/report/facts/pin.ts';
import { leadingPlace, mapPin } from '../../lib/report/glance/place.ts';
import { CountryMap, PlaceMap } from '../map/WorldView.tsx';
import './report-map.css';

/** Has an address a place that a map can show? */
export function hasMap(report: Report): boolean {
  return mapPin(report) !== null;
}

/** The map of an IP address's location, with its name; nothing if there is no one place. */
export function AddressMap({ report }: { report: Report }) {
  const pin = mapPin(report);
  return pin ? <PlaceMap pin={pin} country={mapCountry(report)} name={leadingPlace(report).name} /> : null;
}

/**
 * The small map of a number's country, with a note beside it that the phone may be elsewhere; nothing if the country is
 * not known and there is no such note.
 */
export function NumberMap({ report, note }: { report: Report; note: string | null }) {
  const country = mapCountry(report);
  if (country === null && note === null) return null;
  return (
    <div class="nl-details-part nl-number-map">
      {country === null ? null : <CountryMap country={country} />}
      {note === null ? null : <p class="nl-details-note">{note}</p>}
    </div>
  );
}
