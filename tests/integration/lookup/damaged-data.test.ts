import { beforeAll, describe, expect, it } from 'vitest';
import { readCountryBoxes } from '../../../lib/data/country-map.ts';
import { createDataDate } from '../../../lib/data/manifest.ts';
import type { DataReader } from '../../../lib/data/reader.ts';
import { createIpEngine } from '../../../lib/lookup/device/ip/ip-engine.ts';
import { createPhoneEngine } from '../../../lib/lookup/device/phone/phone-engine.ts';
import { createRandom } from '../../../scripts/bench/random.ts';
import { compiledData, compileTime } from '../scripts/compiled-data.ts';

let data: DataReader;
beforeAll(() => {
  data = compiledData();
}, compileTime);

const random = createRandom(3);
const chance = (length: number) => Uint8Array.from({ length }, () => Math.floor(random() * 256));

/** What may have become of a file. */
const damages: Readonly<Record<string, (whole: Uint8Array) => Uint8Array | null>> = {
  missing: () => null,
  empty: () => new Uint8Array(),
  'cut in the middle': (whole) => whole.slice(0, whole.length >> 1),
  'without its last bytes': (whole) => whole.slice(0, -8),
  'longer than it was': (whole) => Uint8Array.from([...whole, 0]),
  'of another kind': (whole) => Uint8Array.from([...new TextEncoder().encode('XX9\0'), ...whole.slice(4)]),
  'chance behind its mark': (whole) => Uint8Array.from([...whole.slice(0, 4), ...chance(whole.length)]),
  'chance alone': (whole) => chance(whole.length),
  'a web page': () => new TextEncoder().encode('<!doctype html><title>Not found</title>'),
};

/** A reader of the data in which the files whose path fits are damaged. */
function damagedReader(hurt: RegExp, damage: (whole: Uint8Array) => Uint8Array | null): DataReader {
  return async (path) => {
    const whole = await data(path);
    return whole !== null && hurt.test(path) ? damage(whole) : whole;
  };
}

const placeless = { country: null, region: null, city: null, latitude: null, longitude: null, timeZone: null };
const placed = { country: 'US', region: 'California', city: 'Mountain View', timeZone: 'America/Los_Angeles' };
const networkless = { asn: null, organisation: null };
const networked = { asn: 15169, organisation: 'Google LLC' };

/** By kind of file: which files are hurt, what is still known of 8.8.8.8, and the file that its report names. */
const addressFiles = {
  'index of places': { hurt: /^ip\/index/, known: { ...placeless, ...networked }, names: /^ip\/index\.bin$/ },
  'chunk of places': { hurt: /^ip\/v4-/, known: { ...placeless, ...networked }, names: /^ip\/v4-\d+\.bin$/ },
  places: { hurt: /^ip\/places-/, known: { ...placeless, ...networked }, names: /^ip\/places-\d+\.bin$/ },
  regions: {
    hurt: /^ip\/regions/,
    known: { ...placed, country: null, region: null, ...networked },
    names: /^ip\/regions\.bin$/,
  },
  'index of networks': { hurt: /^asn\/index/, known: { ...placed, ...networkless }, names: /^asn\/index\.bin$/ },
  'chunk of networks': { hurt: /^asn\/v4-/, known: { ...placed, ...networkless }, names: /^asn\/v4-\d+\.bin$/ },
  holders: { hurt: /^asn\/holders-/, known: { ...placed, ...networkless }, names: /^asn\/holders-\d+\.bin$/ },
} as const;

describe.each(Object.entries(damages))('where a file is %s', (_, damage) => {
  it.each(Object.entries(addressFiles))(
    'an address keeps what the others tell: %s',
    async (__, { hurt, known, names }) => {
      const engine = createIpEngine(damagedReader(hurt, damage));
      const report = await engine('8.8.8.8');
      expect(report).toMatchObject({ ...known, ip: '8.8.8.8', missing: [expect.stringMatching(names)] });
      expect((await engine('64:ff9b::8.8.8.8')).embedded).toEqual(report);
      expect(await engine('10.1.2.3')).toMatchObject({ special: { name: 'Private-Use' }, missing: [] });
    },
  );

  it('a number keeps its form, type and region', async () => {
    const report = await createPhoneEngine(damagedReader(/^phone\/41\.bin/, damage))('+41446681800');
    expect(report).toMatchObject({ valid: true, type: 'FIXED_LINE', region: 'CH', international: '+41 44 668 18 00' });
    expect(report).toMatchObject({ location: null, carrier: null, timeZones: [], missing: ['phone/41.bin'] });
  });

  it('dates and boxes are unknown', async () => {
    const read = damagedReader(/^(?:manifest|country-boxes)\.json/, damage);
    expect(await createDataDate(read)('phone')).toBeNull();
    expect(await readCountryBoxes(read)).toBeNull();
  });
});

it('an engine answers whole again once its files are', async () => {
  let isWhole = false;
  const engine = createIpEngine(async (path) => (isWhole ? data(path) : null));
  expect((await engine('8.8.8.8')).missing).toEqual(['ip/index.bin', 'asn/index.bin']);
  isWhole = true;
  expect(await engine('8.8.8.8')).toMatchObject({ ...placed, ...networked, missing: [] });
});

it('nothing rejects where the reader does', async () => {
  const reject: DataReader = async () => Promise.reject(new Error('gone'));
  expect((await createIpEngine(reject)('8.8.8.8')).missing).toEqual(['ip/index.bin', 'asn/index.bin']);
  expect((await createPhoneEngine(reject)('+41446681800')).missing).toEqual(['phone/41.bin']);
  expect(await createDataDate(reject)('ip')).toBeNull();
  expect(await readCountryBoxes(reject)).toBeNull();
});
