import type { Report } from '../../lib/model/answer/report.ts';
import { mapCountry } from '../../lib/report/facts/pin.ts';
import { leadingPlace, mapPin } from '../../lib/report/glance/place.ts';
import { CountryMap, PlaceMap } from '../map/WorldView.tsx';

/** Has the report a place that a map can show? */
export function hasMap(report: Report): boolean {
  return mapPin(report) !== null || (report.device.kind === 'phone' && mapCountry(report) !== null);
}

/** The map: an IP address's location with its name, or a number's country; nothing if there is no one place. */
export function ReportMap({ report }: { report: Report }) {
  const country = mapCountry(report);
  const pin = mapPin(report);
  if (pin) return <PlaceMap pin={pin} country={country} name={leadingPlace(report).name} />;
  return report.device.kind === 'phone' && country !== null ? <CountryMap country={country} /> : null;
}
