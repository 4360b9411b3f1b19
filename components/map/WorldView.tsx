import './place-map.css';
import type { Pin } from '../../lib/report/facts/pin.ts';
import { coordinatesText } from '../../lib/report/facts/pin.ts';
import { countryName } from '../../lib/words/countries.ts';
import { say } from '../../lib/words/say.ts';
import { countryView } from './country-view.ts';

/** The heights of the map's box (px): of a place, and of a number's country, which is only a reminder. */
const heights = { place: 64, country: 44 };
const drawing = '/data/map/world.svg';

type WorldViewProps = {
  /** The point in the middle, in degrees. */
  middle: { longitude: number; latitude: number };
  /** Pixels per degree. */
  scale: number;
  /** The height of the box (px). */
  height: number;
  /** The country to tint, ISO 3166-1 alpha-2. */
  country: string | null;
  /** What is in the middle: a pin, or a ring around a country that is too small to be seen. */
  mark: 'pin' | 'ring' | null;
  /** The name beside the pin. */
  name?: string | null;
  /** What screen readers say instead of the map. */
  label: string;
};

/**
 * A part of the world (equirectangular) on a drawing from the extension's own files: nothing is fetched. The world
 * repeats sideways, so that a place near the date line is in the middle like any other.
 */
function WorldView({
  middle: { longitude, latitude },
  scale,
  height,
  country,
  mark,
  name = null,
  label,
}: WorldViewProps) {
  const worldWidth = 360 * scale;
  const worldHeight = 180 * scale;
  const x = (longitude + 180) * scale;
  const y = (90 - latitude) * scale;
  // Above and below the world there is nothing to show, so a place near a pole is not in the middle.
  const top = Math.min(0, Math.max(height - worldHeight, height / 2 - y));
  return (
    <div class="nl-map" role="img" aria-label={label} style={{ blockSize: `${height}px` }}>
      <div
        class="nl-map-land"
        style={{
          maskImage: `url("${drawing}")`,
          maskSize: `${worldWidth}px ${worldHeight}px`,
          maskPosition: `calc(50% + ${worldWidth / 2 - x}px) ${top}px`,
        }}
      />
      {country === null ? null : (
        <svg
          class="nl-map-country"
          aria-hidden="true"
          width={worldWidth}
          height={worldHeight}
          viewBox="0 0 3600 1800"
          style={{ left: `calc(50% - ${x}px)`, top: `${top}px` }}
        >
          <use href={`${drawing}#map-${country}`} />
        </svg>
      )}
      {mark === null ? null : <div class={`nl-map-${mark}`} style={{ top: `${y + top}px` }} />}
      {name === null ? null : (
        <bdi class="nl-map-name" style={{ top: `${y + top}px` }}>
          {name}
        </bdi>
      )}
    </div>
  );
}

/** Most of the map's height that a country may fill (share), so that its neighbors are in sight. */
const countryShare = 0.72;
/** The limits of the scale (px per degree). */
const leastScale = 1.4;
const mostScale = 24;
/** The scale for a place without a known country, and for countries too small to be seen: it shows what is near. */
const usualScale = 5;

/** Is a country of this height (degrees) too small to be seen? The drawing has no outline of many of these. */
function isTiny(degrees: number): boolean {
  return degrees <= 1;
}

/** Returns the scale (px per degree) at which a country of this height (degrees) fits a map of this height (px). */
function scaleOf(degrees: number, height: number): number {
  if (isTiny(degrees)) return usualScale;
  return Math.min(mostScale, Math.max(leastScale, (height * countryShare) / degrees));
}

/** The map of a number's country. It has no pin, because a number has no exact place in its country. */
export function CountryMap({ country }: { country: string }) {
  const view = countryView(country);
  if (view === null) return null;
  const height = heights.country;
  const scale = scaleOf(view.degrees, height);
  const label = say('mapOfCountry', countryName(country));
  const mark = isTiny(view.degrees) ? 'ring' : null;
  return <WorldView middle={view} scale={scale} height={height} country={country} mark={mark} label={label} />;
}

type PlaceMapProps = { pin: Pin; country: string | null; name?: string | null };

/**
 * The map of an IP address, with the location's name. Its country (ISO 3166-1 alpha-2) is tinted and decides the scale.
 */
export function PlaceMap({ pin, country, name = null }: PlaceMapProps) {
  const view = country === null ? null : countryView(country);
  const height = heights.place;
  const scale = view === null ? usualScale : scaleOf(view.degrees, height);
  return (
    <WorldView
      middle={pin}
      scale={scale}
      height={height}
      country={country}
      mark="pin"
      name={name}
      label={say('mapOf', coordinatesText(pin))}
    />
  );
}
