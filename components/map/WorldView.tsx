import './place-map.css';
import type { Pin } from '../../lib/report/facts/pin.ts';
import { coordinatesText } from '../../lib/report/facts/pin.ts';
import { countryName } from '../../lib/words/countries.ts';
import { say } from '../../lib/words/say.ts';
import { countryView } from './country-view.ts';

/** The height of the map's box (px). At a card's width nothing is stretched. */
const height = 92;
const drawing = '/data/map/world.svg';

type WorldViewProps = {
  /** The point in the middle, in degrees. */
  middle: { longitude: number; latitude: number };
  /** px to a degree. */
  scale: number;
  /** The country to tint, ISO 3166-1 alpha-2. */
  country: string | null;
  /** A pin in the middle, and what it is called. */
  hasPin: boolean;
  name?: string | null;
  label: string;
};

/**
 * A part of the world (equirectangular) on a drawing from the extension's own files: nothing is fetched. The world repeats sideways,
 * so that a place near the date line is in the middle like any other.
 */
function WorldView({ middle: { longitude, latitude }, scale, country, hasPin, name = null, label }: WorldViewProps) {
  const world = 360 * scale;
  const x = (longitude + 180) * scale;
  const y = (90 - latitude) * scale;
  const top = Math.min(0, Math.max(height - world / 2, height / 2 - y));
  return (
    <div class="nl-map" role="img" aria-label={label}>
      <div
        class="nl-map-land"
        style={{
          maskImage: `url("${drawing}")`,
          maskSize: `${world}px ${world / 2}px`,
          width: `${3 * world}px`,
          height: `${world / 2}px`,
          left: `calc(50% - ${world + x}px)`,
          top: `${top}px`,
        }}
      />
      {country === null ? null : (
        <svg
          class="nl-map-country"
          aria-hidden="true"
          width={world}
          height={world / 2}
          viewBox="0 0 3600 1800"
          style={{ left: `calc(50% - ${x}px)`, top: `${top}px` }}
        >
          <use href={`${drawing}#map-${country}`} />
        </svg>
      )}
      {hasPin ? <div class="nl-map-pin" style={{ top: `${y + top}px` }} /> : null}
      {name === null ? null : (
        <bdi class="nl-map-name" style={{ top: `${y + top}px` }}>
          {name}
        </bdi>
      )}
    </div>
  );
}

/** The share of the map's height that a country fills at most, so that its neighbors are in sight. */
const share = 0.72;
const scales = { least: 1.4, most: 24 };

/** Returns the scale (px to a degree) at which a country of this size (degrees) fits the map. */
function scaleOf(degrees: number): number {
  const { least, most } = scales;
  return Math.min(most, Math.max(least, (height * share) / degrees));
}

/** The country of a number, without a pin: a number tells no place in it. */
export function CountryMap({ country }: { country: string }) {
  const view = countryView(country);
  if (view === null) return null;
  const scale = scaleOf(view.degrees);
  const label = say('mapOfCountry', countryName(country));
  return <WorldView middle={view} scale={scale} country={country} hasPin={false} label={label} />;
}

type PlaceMapProps = { pin: Pin; country: string | null; name?: string | null };

/** Where an address is, with its name. The country (ISO 3166-1 alpha-2) is tinted, and fills the map. */
export function PlaceMap({ pin, country, name = null }: PlaceMapProps) {
  const view = country === null ? null : countryView(country);
  const scale = view === null ? 5 : scaleOf(view.degrees);
  return (
    <WorldView
      middle={pin}
      scale={scale}
      country={country}
      hasPin
      name={name}
      label={say('mapOf', coordinatesText(pin))}
    />
  );
}
