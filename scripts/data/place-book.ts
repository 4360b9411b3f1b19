import type { CityRecord } from './city-record.ts';

/** A place as it is written: `region` is `CC<tab>region`, coordinates are hundredths of a degree. */
export type Place = { region: string; city: string; latitude: number; longitude: number };

/** Collects the places that records name, and the coordinates that count most for each. */
export type PlaceBook = ReturnType<typeof createPlaceBook>;

type Point = { latitude: number; longitude: number; weight: number };
type Entry = { region: string; city: string; points: Map<string, Point> };

export function createPlaceBook() {
  const numbers = new Map<string, number>();
  const entries: Entry[] = [];

  return {
    /** The number of a record's place, from 1. */
    enter: ({ country, region, city }: CityRecord): number => {
      const ownRegion = `${country}\t${region}`;
      const key = `${ownRegion}\t${city}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, entries.push({ region: ownRegion, city, points: new Map() }));
      return entries.length;
    },
    /** Counts a use of a record, with a weight. */
    use: (place: number, record: CityRecord, { weight }: { weight: number }) => {
      const latitude = Math.round(record.latitude * 100);
      const longitude = Math.round(record.longitude * 100);
      const points = entries[place - 1]?.points;
      const key = `${latitude},${longitude}`;
      const point = points?.get(key);
      if (point) point.weight += weight;
      else points?.set(key, { latitude, longitude, weight });
    },
    /** Places by number minus 1, each with the coordinates that weigh most. */
    places: (): Place[] =>
      entries.map(({ region, city, points }) => {
        // Of equal ones, the one that the files name first.
        const best = [...points.values()].reduce((most, point) => (point.weight > most.weight ? point : most));
        return { region, city, latitude: best.latitude, longitude: best.longitude };
      }),
  };
}
