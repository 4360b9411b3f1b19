import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { countryOfNumber } from './country-numbers.ts';

/** Rings of points, each longitude and latitude in degrees; the outer ring first. */
type Rings = number[][][];

/** A country's outline. `country` is its alpha-2 code, null if ISO 3166-1 has none. */
export type CountryOutline = {
  country: string | null;
  geometry: { type: 'Polygon'; coordinates: Rings } | { type: 'MultiPolygon'; coordinates: Rings[] };
};

/** Codes that are in use, although ISO 3166-1 lacks them, by the atlas's name. */
const unofficialCodes: Readonly<Record<string, string>> = { Kosovo: 'XK' };

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Reads the countries of `world-atlas` (Natural Earth) at a scale. */
export function readOutlines(source: string, scale: '110m' | '50m'): CountryOutline[] {
  const atlas: Atlas = JSON.parse(readFileSync(join(source, `countries-${scale}.json`), 'utf8'));
  return feature(atlas, atlas.objects.countries).features.map(({ id, properties, geometry }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') throw new Error(`Outline of ${geometry.type}`);
    const code = id === undefined ? null : countryOfNumber(String(id));
    return { country: code ?? unofficialCodes[properties.name] ?? null, geometry };
  });
}
