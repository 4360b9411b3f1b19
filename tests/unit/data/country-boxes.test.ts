import { describe, expect, it } from 'vitest';
import type { CountryBoxes } from '../../../lib/data/country-map.ts';
import { isInCountry, readCountryBoxes } from '../../../lib/data/country-map.ts';
import { compileCountryBoxes } from '../../../scripts/data/compile-country-boxes.ts';

async function compiledBoxes(): Promise<CountryBoxes> {
  const files = new Map<string, Uint8Array>();
  compileCountryBoxes('node_modules/world-atlas', (path, content) => files.set(path, Buffer.from(content)));
  const boxes = await readCountryBoxes(async (path) => files.get(path) ?? null);
  if (boxes === null) throw new Error('The compiled boxes cannot be read');
  return boxes;
}

describe('country boxes', () => {
  it('hold capitals and far parts of their countries, and not their mirror images', async () => {
    const boxes = await compiledBoxes();
    for (const [country, latitude, longitude] of [
      ['CH', 46.95, 7.45],
      ['US', 21.3, -157.9],
      ['US', 61.2, -149.9],
      ['RU', 64.7, -173],
      ['RU', 55.8, 37.6],
      ['FJ', -18.1, 178.4],
      ['NZ', -41.3, 174.8],
      ['FR', 42, 9.1],
      ['SG', 1.3, 103.8],
      ['GI', 36.14, -5.35],
      ['RE', -20.9, 55.5],
      ['XK', 42.7, 21.2],
    ] as const) {
      expect([country, isInCountry(boxes, country, { latitude, longitude })]).toEqual([country, true]);
    }
    expect(isInCountry(boxes, 'CH', { latitude: 7.45, longitude: 46.95 })).toBe(false);
    expect(isInCountry(boxes, 'BR', { latitude: -46.6, longitude: -23.5 })).toBe(false);
    expect(isInCountry(boxes, 'ZZ', { latitude: 0, longitude: 0 })).toBeNull();
  });

  it('are one to four for each of some 250 countries', async () => {
    const boxes = await compiledBoxes();
    expect(Object.keys(boxes).length).toBeGreaterThan(245);
    for (const [west, south, east, north] of Object.values(boxes).flat()) {
      expect(west).toBeLessThan(east);
      expect(south).toBeLessThan(north);
    }
  });

  it('are null where the file is missing or damaged', async () => {
    expect(await readCountryBoxes(async () => null)).toBeNull();
    expect(await readCountryBoxes(async () => new TextEncoder().encode('{"CH":[[1,2,3]]}'))).toBeNull();
  });
});
