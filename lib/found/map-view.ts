import type { Pin } from '../report/pin.ts';

/** The part of the world that a map shows: its western and northern edge and its size, degrees. */
export type MapView = { west: number; north: number; width: number; height: number };

/** Width to height of the map; an equirectangular drawing, so degrees are the same both ways. */
export const mapShape = 2.4;
/** A view is never closer than this, degrees of longitude: a country with its neighbours. */
const narrowest = 50;
/** Room around what is shown, as a part of it. */
const room = 1.35;
const world = { west: -180, east: 180, north: 84, south: -66 };

/** The smallest view of that shape that has all pins with room around; of the whole world where there are none. */
export function mapView(pins: readonly Pin[]): MapView {
  const longitudes = pins.map(({ longitude }) => longitude);
  const latitudes = pins.map(({ latitude }) => latitude);
  const [west, east] =
    pins.length === 0 ? [world.west, world.east] : [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] =
    pins.length === 0 ? [world.south, world.north] : [Math.min(...latitudes), Math.max(...latitudes)];
  const wanted = Math.max(narrowest, (east - west) * room, (north - south) * room * mapShape);
  const width = Math.min(wanted, world.east - world.west);
  const height = width / mapShape;
  return {
    width,
    height,
    west: clamp((west + east - width) / 2, world.west, world.east - width),
    north: clamp((north + south + height) / 2, world.south + height, world.north),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
