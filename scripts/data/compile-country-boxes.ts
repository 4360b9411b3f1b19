import type { Counts, WriteFile } from './compilation.ts';
import { readOutlines } from './world-atlas.ts';

/** West, south, east, north in degrees. */
type Box = readonly [number, number, number, number];

const mostBoxes = 4;
const margin = 0.5;

/** Places that the atlas leaves out, or draws as a part of another country. */
const addedBoxes: Readonly<Record<string, readonly Box[]>> = {
  BQ: [
    [-68.5, 12, -68.1, 12.4],
    [-63.3, 17.4, -62.9, 17.7],
  ],
  BV: [[3.2, -54.5, 3.5, -54.3]],
  CC: [[96.8, -12.3, 97, -11.8]],
  CX: [[105.5, -10.6, 105.8, -10.4]],
  GF: [[-54.7, 2.1, -51.6, 5.8]],
  GI: [[-5.4, 36.1, -5.3, 36.2]],
  GP: [[-61.9, 15.8, -61, 16.6]],
  MQ: [[-61.3, 14.3, -60.8, 14.9]],
  RE: [[55.2, -21.4, 55.9, -20.8]],
  SJ: [
    [10, 74, 34, 81],
    [-9.2, 70.7, -7.8, 71.2],
  ],
  TK: [[-172.6, -9.5, -171.1, -8.5]],
  TV: [[176, -10.9, 179.9, -5.6]],
  UM: [
    [166.5, 19.2, 166.7, 19.4],
    [-177.5, 28.1, -177.3, 28.3],
    [-169.6, 16.7, -169.4, 16.8],
    [-162.2, -0.4, -159.9, 6.5],
  ],
  YT: [[45, -13.1, 45.3, -12.6]],
};

/** Compiles `country-boxes.json`, which `lib/data/country-map.ts` reads. */
export function compileCountryBoxes(source: string, write: WriteFile): Counts {
  const parts = new Map<string, Box[]>();
  for (const { country, geometry } of readOutlines(source, '50m')) {
    if (country === null) continue;
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const boxes = polygons.map(([outer]) => boxAround(outer ?? []));
    parts.set(country, [...(parts.get(country) ?? []), ...boxes]);
  }
  for (const [country, boxes] of Object.entries(addedBoxes)) {
    if (!parts.has(country)) parts.set(country, [...boxes]);
  }
  const lines = [...parts.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([country, boxes]) => `"${country}":${JSON.stringify(joinBoxes(boxes).map(widen))}`);
  write('country-boxes.json', `{\n${lines.join(',\n')}\n}\n`);
  return { countriesWithBoxes: lines.length };
}

function boxAround(points: readonly (readonly number[])[]): Box {
  const longitudes = points.map(([longitude]) => longitude ?? 0);
  const latitudes = points.map(([, latitude]) => latitude ?? 0);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

/** Joins boxes until few enough are left, each time the two whose joining adds the least area. */
function joinBoxes(boxes: readonly Box[]): Box[] {
  const left = [...boxes];
  while (left.length > mostBoxes) {
    let best = { cost: Number.POSITIVE_INFINITY, a: 0, b: 1 };
    for (const [a, boxA] of left.entries()) {
      for (const [offset, boxB] of left.slice(a + 1).entries()) {
        const cost = area(join(boxA, boxB)) - area(boxA) - area(boxB);
        if (cost < best.cost) best = { cost, a, b: a + 1 + offset };
      }
    }
    const [boxA, boxB] = [left[best.a], left[best.b]];
    if (!boxA || !boxB) throw new Error('No boxes to join');
    left.splice(best.b, 1);
    left[best.a] = join(boxA, boxB);
  }
  return left;
}

function join(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

function area([west, south, east, north]: Box): number {
  return (east - west) * (north - south);
}

/** Adds the margin and rounds outwards to tenths of a degree. */
function widen([west, south, east, north]: Box): Box {
  const down = (degrees: number) => Math.floor((degrees - margin) * 10) / 10;
  const up = (degrees: number) => Math.ceil((degrees + margin) * 10) / 10;
  return [Math.max(down(west), -180), Math.max(down(south), -90), Math.min(up(east), 180), Math.min(up(north), 90)];
}
