import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../lib/data/manifest.ts';
import { manifestSchema } from '../../lib/data/manifest.ts';
import type { NamedPlace, Ranges } from './read-ranges.ts';
import { readHolders, readPlaces, readPrefixes, readRanges } from './read-ranges.ts';

/** How much there was before, how much there is now, and how much is different. */
export type Moved = { before: number; after: number; changed: number };

/** What moved from one compilation to the next. Addresses are counted: those of IPv4, or networks /48 of IPv6. */
export type DataDiff = {
  manifests: { before: Manifest; after: Manifest };
  country: Record<4 | 6, Moved>;
  city: Record<4 | 6, Moved>;
  network: Record<4 | 6, Moved>;
  places: Moved;
  carriers: Moved;
  /** Addresses of IPv4 by country, prefixes with a place or carrier by calling code. */
  byCountry: Map<string, Moved>;
  byCallingCode: Map<string, Moved>;
};

/** Compares two folders of compiled data, address by address and prefix by prefix. */
export function compareData(before: string, after: string): DataDiff {
  const [old, fresh] = [readTables(before), readTables(after)];
  const byCountry = new Map<string, Moved>();
  const country = { 4: nothing(), 6: nothing() };
  const city = { 4: nothing(), 6: nothing() };
  const network = { 4: nothing(), 6: nothing() };
  for (const version of [4, 6] as const) {
    sweep(readRanges(before, 'ip', version), readRanges(after, 'ip', version), (width, was, is) => {
      const [one, two] = [old.places[was - 1], fresh.places[is - 1]];
      count(country[version], width, one?.country, two?.country);
      count(city[version], width, one?.city, two?.city);
      if (version === 6) return;
      const named = [one, two].flatMap((place) => place?.country ?? []);
      for (const code of new Set(named)) {
        const [oneHere, twoHere] = [one, two].map((place) => (place?.country === code ? code : undefined));
        count(entry(byCountry, code), width, oneHere, twoHere);
      }
    });
    sweep(readRanges(before, 'asn', version), readRanges(after, 'asn', version), (width, was, is) => {
      count(network[version], width, old.holders[was - 1], fresh.holders[is - 1]);
    });
  }
  const manifests = { before: old.manifest, after: fresh.manifest };
  return { manifests, country, city, network, byCountry, ...comparePhones(before, after) };
}

type Tables = { manifest: Manifest; places: NamedPlace[]; holders: string[] };

function readTables(data: string): Tables {
  const manifest = manifestSchema().parse(JSON.parse(readFileSync(join(data, 'manifest.json'), 'utf8')));
  const { places = 0, holders = 0 } = manifest.counts;
  return { manifest, places: readPlaces(data, places), holders: readHolders(data, holders) };
}

/** Counts something that was `one` and is `two`; nothing at all if neither is known. */
function count(moved: Moved, width: number, one: string | undefined, two: string | undefined): void {
  if (one !== undefined) moved.before += width;
  if (two !== undefined) moved.after += width;
  if (one !== two) moved.changed += width;
}

const nothing = (): Moved => ({ before: 0, after: 0, changed: 0 });

function entry(map: Map<string, Moved>, key: string): Moved {
  const known = map.get(key) ?? nothing();
  map.set(key, known);
  return known;
}

/** Walks two lists of ranges at once. `see` gets each stretch in which neither value changes, with both values. */
export function sweep(one: Ranges, two: Ranges, see: (width: number, was: number, is: number) => void): void {
  let [first, second, from] = [0, 0, 0];
  const startAfter = ({ starts, end }: Ranges, at: number): number => starts[at + 1] ?? end;
  while (from < one.end) {
    const to = Math.min(startAfter(one, first), startAfter(two, second));
    if (to > from) see(to - from, one.values[first] ?? 0, two.values[second] ?? 0);
    from = to;
    while (first + 1 < one.starts.length && startAfter(one, first) <= from) first++;
    while (second + 1 < two.starts.length && startAfter(two, second) <= from) second++;
  }
}

function comparePhones(before: string, after: string): Pick<DataDiff, 'places' | 'carriers' | 'byCallingCode'> {
  const [places, carriers] = [nothing(), nothing()];
  const byCallingCode = new Map<string, Moved>();
  const names = (data: string): string[] => readdirSync(join(data, 'phone')).filter((name) => /^\d+\.bin$/.test(name));
  for (const name of new Set([...names(before), ...names(after)])) {
    const [was, is] = [before, after].map((data) => {
      const path = join(data, 'phone', name);
      return existsSync(path) ? readPrefixes(path) : { places: new Map(), carriers: new Map() };
    });
    const of = entry(byCallingCode, name.replace('.bin', ''));
    for (const [kind, moved] of [
      ['places', places],
      ['carriers', carriers],
    ] as const) {
      for (const prefix of new Set([...(was?.[kind].keys() ?? []), ...(is?.[kind].keys() ?? [])])) {
        count(moved, 1, was?.[kind].get(prefix), is?.[kind].get(prefix));
        count(of, 1, was?.[kind].get(prefix), is?.[kind].get(prefix));
      }
    }
  }
  return { places, carriers, byCallingCode };
}
