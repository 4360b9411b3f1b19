import { countryName } from '../../lib/words/country-name.ts';
import { say } from '../../lib/words/say.ts';
import { countryView } from './country-view.ts';
import { mapHeight, WorldView } from './WorldView.tsx';

/** A country fills so much of the map's height at most, and stands among its neighbours. */
const share = 0.72;
const scales = { least: 1, most: 8 };

/** The country of a number, without a pin: a number tells no place in it. */
export function CountryMap({ country }: { country: string }) {
  const view = countryView(country);
  if (view === null) return null;
  const scale = Math.min(scales.most, Math.max(scales.least, (mapHeight * share) / view.degrees));
  const label = say('mapOfCountry', countryName(country));
  return <WorldView middle={view} scale={scale} country={country} hasPin={false} label={label} />;
}
