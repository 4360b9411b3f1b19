import type { Pin } from '../model/answer/pin.ts';
import type { CountryCenters } from '../model/answer/report.ts';
import { howRead, isDoubtful } from '../model/page/read-by.ts';
import { pin } from '../report/claims/pin.ts';
import { countryName } from '../words/countries.ts';
import { listOf } from '../words/isolated.ts';
import type { FoundItem } from './found.ts';
import { placeOf } from './found.ts';

/**
 * A point on the map. `keys`: the subjects there. `name`: their city, otherwise their country or countries. `isAssumed`:
 * the country of each of them is a guess.
 */
export type FoundDot = Pin & { id: string; keys: string[]; name: string; isAssumed: boolean };

/**
 * Returns where a page's subjects are: IP addresses at their coordinates, numbers at the center of their country. Those
 * within about a degree of each other share a dot, and so do those whose dots would cover each other.
 */
export function foundDots(items: readonly FoundItem[], centers: CountryCenters): FoundDot[] {
  const dots = new Map<string, Dot>();
  for (const item of items) {
    const place = placeOf(item);
    const spot = pin(item.report) ?? (place.kind === 'country' ? centers[place.country] : undefined);
    if (!spot) continue;
    const key = `${Math.round(spot.latitude)} ${Math.round(spot.longitude)}`;
    const dot = dots.get(key);
    if (dot) dot.items.push(item);
    else dots.set(key, { ...spot, id: key, items: [item] });
  }
  return mergedDots([...dots.values()]).map(({ items: there, ...dot }) => ({
    ...dot,
    keys: there.map(({ key }) => key),
    name: nameOf(there),
    isAssumed: there.every((item) => isDoubtful(howRead(item))),
  }));
}

type Dot = Pin & { id: string; items: FoundItem[] };

/** How much of the map's width a dot's button takes in a narrow panel: 24 of about 340 px. */
const buttonShare = 24 / 340;

/** Returns the dots with each merged into a larger one that would cover it. */
function mergedDots(dots: Dot[]): Dot[] {
  const near = mapView(dots).width * buttonShare;
  const kept: Dot[] = [];
  for (const dot of dots.toSorted((one, other) => other.items.length - one.items.length)) {
    const over = kept.find(
      ({ latitude, longitude }) =>
        Math.abs(latitude - dot.latitude) < near && Math.abs(longitude - dot.longitude) < near,
    );
    if (over) over.items.push(...dot.items);
    else kept.push(dot);
  }
  return kept;
}

/** Most countries that a dot's name lists. */
const mostNamed = 3;

/** Returns the city of all, otherwise the country of all, otherwise the first few of their countries. */
function nameOf(items: readonly FoundItem[]): string {
  const countries = new Set(items.map(countryOf).filter((name) => name !== ''));
  const cities = new Set(items.map(({ report: { device } }) => (device.kind === 'ip' ? device.city : null)));
  const [city] = cities;
  if (city && cities.size === 1 && countries.size === 1) return city;
  return listOf([...countries].slice(0, mostNamed));
}

function countryOf(item: FoundItem): string {
  const place = placeOf(item);
  return place.kind === 'country' ? countryName(place.country) : '';
}

/** The part of the world that a map shows: its western and northern edge and its size (degrees). */
export type MapView = { west: number; north: number; width: number; height: number };

/** Width of the map divided by its height. The projection is equirectangular: a degree is as wide as it is high. */
export const mapShape = 5;
/** Least width of a view (degrees of longitude): as high as a country with its neighbors. */
const narrowest = 90;
/** How much larger the view is than the area of the pins, so that there is space around them. */
const margin = 1.35;
const world = { west: -180, east: 180, north: 84, south: -66 };

/**
 * Returns the smallest view in the map's shape with all pins and space around them; the whole world if there are no
 * pins. A view that must be high may be wider than the world. The world is then in its middle.
 */
export function mapView(pins: readonly Pin[]): MapView {
  const longitudes = pins.map(({ longitude }) => longitude);
  const latitudes = pins.map(({ latitude }) => latitude);
  const [west, east] =
    pins.length === 0 ? [world.west, world.east] : [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] =
    pins.length === 0 ? [world.south, world.north] : [Math.min(...latitudes), Math.max(...latitudes)];
  const highest = world.north - world.south;
  const width = Math.max(narrowest, (east - west) * margin, Math.min((north - south) * margin, highest) * mapShape);
  const height = width / mapShape;
  return {
    width,
    height,
    west:
      width > world.east - world.west ? -width / 2 : clamp((west + east - width) / 2, world.west, world.east - width),
    north: clamp((north + south + height) / 2, world.south + height, world.north),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
