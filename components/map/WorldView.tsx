import { classNames } from '../parts/class-names.ts';
import './place-map.css';
import type { Pin } from '../../lib/model/answer/pin.ts';
import { coordinatesText } from '../../lib/words/coordinates-text.ts';
import { countryName } from '../../lib/words/countries.ts';
import { say } from '../../lib/words/say.ts';
import { countryView } from './country-view.ts';

/** The height of the map's box (px). */
const boxHeight = 96;
const drawing = '/data/map/world.svg';

/** A pin and the name beside it. */
type NamedPin = { pin: Pin; name: string | null };

type WorldViewProps = {
  /** The point in the middle, in degrees. */
  middle: { longitude: number; latitude: number };
  /** Pixels per degree. */
  scale: number;
  /** The country to tint, ISO 3166-1 alpha-2. */
  country: string | null;
  /** A ring in the middle, around a country that is too small to be seen. */
  hasRing?: boolean;
  /** The pins, the leading one first. */
  pins?: NamedPin[];
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
  country,
  hasRing = false,
  pins = [],
  label,
}: WorldViewProps) {
  const worldWidth = 360 * scale;
  const worldHeight = 180 * scale;
  const x = (longitude + 180) * scale;
  const y = (90 - latitude) * scale;
  // Above and below the world there is nothing to show, so a place near a pole is not in the middle.
  const top = Math.min(0, Math.max(boxHeight - worldHeight, boxHeight / 2 - y));
  return (
    <div class="nl-map" role="img" aria-label={label} style={{ blockSize: `${boxHeight}px` }}>
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
      {hasRing ? <div class="nl-map-ring" style={{ left: '50%', top: `${y + top}px` }} /> : null}
      {pins.map(({ pin, name }, index) => (
        <MapPin
          key={index === 0 ? 'lead' : 'other'}
          name={name}
          isOther={index > 0}
          isWest={eastOf(pin, longitude) < 0}
          x={eastOf(pin, longitude) * scale}
          y={(90 - pin.latitude) * scale + top}
        />
      ))}
    </div>
  );
}

/** Returns how far east of a longitude a place is (degrees), the shorter way around the world. */
function eastOf(pin: Pin, longitude: number): number {
  const degrees = pin.longitude - longitude;
  return degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;
}

type MapPinProps = {
  name: string | null;
  /** It is not the leading place. */
  isOther: boolean;
  /** The name is on the left. */
  isWest: boolean;
  /** Pixels from the middle, and from the upper edge. */
  x: number;
  y: number;
};

function MapPin({ name, isOther, isWest, x, y }: MapPinProps) {
  const place = { left: `calc(50% + ${x}px)`, top: `${y}px` };
  const free = `calc(50% ${isWest ? '+' : '-'} ${x + (isWest ? -20 : 20)}px)`;
  return (
    <>
      <div class={classNames('nl-map-pin', { 'nl-map-other': isOther })} style={place} />
      {name === null ? null : (
        <bdi
          class={classNames('nl-clip nl-map-name', { 'nl-map-west': isWest })}
          style={{ ...place, maxInlineSize: free }}
        >
          {name}
        </bdi>
      )}
    </>
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

/** Returns the scale (px per degree) at which a country of this height (degrees) fits the map. */
function scaleOf(degrees: number): number {
  if (isTiny(degrees)) return usualScale;
  return Math.min(mostScale, Math.max(leastScale, (boxHeight * countryShare) / degrees));
}

/** The map of a number's country. It has no pin, because a number has no exact place in its country. */
export function CountryMap({ country }: { country: string }) {
  const view = countryView(country);
  if (view === null) return null;
  const scale = scaleOf(view.degrees);
  const label = say('mapOfCountry', countryName(country));
  const hasRing = isTiny(view.degrees);
  return <WorldView middle={view} scale={scale} country={country} hasRing={hasRing} label={label} />;
}

type PlaceMapProps = { lead: NamedPin; other?: NamedPin | null; country: string | null };

/** Most of the map's box between two pins (px): beside and below them is room for their names. */
const between = { x: 120, y: 56 };

/**
 * The map of an IP address, with the location's name, and with another source's place if there is one. Its country (ISO
 * 3166-1 alpha-2) is tinted and decides the scale.
 */
export function PlaceMap({ lead, other = null, country }: PlaceMapProps) {
  const view = country === null ? null : countryView(country);
  const usual = view === null ? usualScale : scaleOf(view.degrees);
  const { pin } = lead;
  const [east, north] = other ? [eastOf(other.pin, pin.longitude), other.pin.latitude - pin.latitude] : [0, 0];
  return (
    <WorldView
      middle={{ longitude: pin.longitude + east / 2, latitude: pin.latitude + north / 2 }}
      scale={Math.min(usual, between.x / Math.abs(east), between.y / Math.abs(north))}
      country={country}
      pins={other ? [lead, other] : [lead]}
      label={say('mapOf', coordinatesText(pin))}
    />
  );
}
