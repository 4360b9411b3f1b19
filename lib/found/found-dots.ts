import type { CountryCentres } from '../model/country-centres.ts';
import type { Pin } from '../report/pin.ts';
import { pin } from '../report/pin.ts';
import type { FoundItem } from './found-item.ts';
import { placeOf } from './group-found.ts';

/** A place on the map and how many subjects are there. */
export type FoundDot = Pin & { count: number };

/** Where a page's subjects are, those within about a degree in one dot: addresses at their place, numbers in their country. */
export function foundDots(items: readonly FoundItem[], centres: CountryCentres): FoundDot[] {
  const dots = new Map<string, FoundDot>();
  for (const item of items) {
    const place = placeOf(item);
    const spot = pin(item.report) ?? (place.kind === 'country' ? centres[place.country] : undefined);
    if (!spot) continue;
    const key = `${Math.round(spot.latitude)} ${Math.round(spot.longitude)}`;
    const dot = dots.get(key);
    if (dot) dot.count += 1;
    else dots.set(key, { latitude: spot.latitude, longitude: spot.longitude, count: 1 });
  }
  return [...dots.values()];
}
