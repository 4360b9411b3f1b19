import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPhoneEngine } from '../../../lib/lookup/device/phone/phone-engine.ts';
import { checkData } from '../../../scripts/data/check-data.ts';
import { inputsOf } from '../../../scripts/data/inputs.ts';
import { ensureData } from '../../../scripts/data.ts';
import { createDiskReader } from '../../../scripts/disk-reader.ts';
import { compareData } from '../../../scripts/refresh/compare-data.ts';
import { refreshProblems } from '../../../scripts/refresh/refresh-floors.ts';
import { writeMmdb } from '../../unit/scripts/write-mmdb.ts';

const folders = mkdtempSync(join(tmpdir(), 'numlens-refresh-'));
const inputs = join(folders, 'inputs');
const compiled = join(folders, 'compiled');
/** Each test has inputs of its own, and the data that was compiled of them: a link that a refresh takes the place of. */
let root = inputs;
beforeAll(() => {
  put('phone/geocoding/en/41.txt', '# made up\n\n4191|Hilltown\n4192|Laketown\n');
  put('phone/carrier/en/41.txt', '4176|First Holder\n');
  put('phone/geocoding/de/41.txt', '4191|Hügelstadt\n');
  put('phone/geocoding/iw/41.txt', '4192|עיר\n');
  put('phone/carrier/zh_Hant/86.txt', '86139|中國移動\n');
  put('phone/timezones/map_data.txt', '# zones\n41|Europe/Zurich\n');
  put('asn/asn-ipv4-num.csv', '16777216,16777471,64500,"Made, Up"\n16778240,16779263,64501,Other\n');
  put('asn/asn-ipv6-num.csv', `${0x2001n << 112n},${(0x2001n << 112n) + (1n << 80n) - 1n},64500,"Made, Up"\n`);
  put('flat/a.mmdb', writeMmdb(4, { '0': flat('Aville'), '10': flat('Beton') }));
  put('flat/b.mmdb', writeMmdb(6, { '001': flat('Aville') }));
  put(
    'nested/all.mmdb',
    writeMmdb(6, { [`${zeros}0`]: nested('Aville'), [`${zeros}10`]: nested('Beton'), '001': nested('Aville') }),
  );
  expect(refresh('flat', { folder: '../compiled' })).toBe('compiled');
});
beforeEach(() => {
  root = join(folders, 'copy');
  cpSync(inputs, root, { recursive: true });
  symlinkSync(compiled, join(root, 'data'));
});
afterEach(() => rmSync(root, { recursive: true }));
afterAll(() => rmSync(folders, { recursive: true }));

const zeros = '0'.repeat(96);
const flat = (city: string) => ({ country_code: 'XX', state1: 'Part', city, latitude: 1.5, longitude: -2.25 });
const nested = (city: string) => ({
  country: { iso_code: 'XX' },
  subdivisions: [{ names: { en: 'Part' } }],
  city: { names: { en: city } },
  location: { latitude: 1.5, longitude: -2.25 },
});

function put(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function refresh(city = 'flat', options: { acceptFewer?: boolean; folder?: string; date?: string } = {}) {
  const { acceptFewer = false, folder = 'data', date = '2026-10-01' } = options;
  const inputs = { phone: join(root, 'phone'), city: join(root, city), asn: join(root, 'asn'), date };
  return ensureData({ inputs, acceptFewer, folder: join(root, folder), log: () => {} });
}

function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = names.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(join(root, folder).length), readFileSync(path, 'base64')]));
}

const manifest = () => JSON.parse(readFileSync(join(root, 'data/manifest.json'), 'utf8'));

describe('a refresh from given inputs', () => {
  it('gives the same bytes twice, and holds dates and counts', () => {
    refresh('flat', { folder: 'again' });
    expect(filesIn('again')).toEqual(filesIn('data'));
    expect(manifest().dates).toEqual({ phone: '2026-10-01', ip: '2026-05-28' });
    expect(manifest().counts).toMatchObject({
      placePrefixes: 2,
      carrierPrefixes: 1,
      namesFiles: 3,
      placeNames: 2,
      carrierNames: 1,
      places: 2,
      regions: 1,
      holders: 2,
    });
    expect(manifest().sources[2]).toMatchObject({ date: '2026-05-28', version: expect.stringMatching(/^sha256:/) });
  });

  it('takes every language that the phone data has, under its own tag', async () => {
    const read = createDiskReader(join(root, 'data'));
    const answer = (language: string, e164: string) => createPhoneEngine(read, { language })(e164);
    expect(Object.keys(filesIn('data/phone')).filter((path) => /[a-z]\.bin$/.test(path))).toEqual([
      '/41.de.bin',
      '/41.he.bin',
      '/86.zh-Hant.bin',
    ]);
    const chinese = await answer('zh-TW', '+8613912345678');
    expect(chinese).toMatchObject({ carrier: '中國移動', missing: [] });
  });

  it.each([
    ['is missing', () => rmSync(join(root, 'data/phone/41.de.bin'))],
    ['is not listed', () => put('data/phone/41.fr.bin', readFileSync(join(root, 'data/phone/41.de.bin')))],
    ['is cut', () => put('data/phone/41.de.bin', readFileSync(join(root, 'data/phone/41.de.bin')).subarray(0, 9))],
  ])('does not pass where a file of names %s', (_, damage) => {
    rmSync(join(root, 'data'));
    cpSync(compiled, join(root, 'data'), { recursive: true });
    checkData(join(root, 'data'));
    damage();
    expect(() => checkData(join(root, 'data'))).toThrow();
  });

  it('knows that a language changed', () => {
    put('phone/geocoding/de/41.txt', '4191|Bergstadt\n');
    expect(refresh()).toBe('compiled');
  });

  it("reads DB-IP's own layout, both versions in one file, as the two flat ones", () => {
    refresh('nested', { folder: 'again' });
    const ip = (folder: string) => Object.entries(filesIn(folder)).filter(([path]) => path.startsWith('/ip/'));
    expect(ip('again')).toEqual(ip('data'));
  });

  it('knows when it is up to date, and when an input changed', () => {
    expect(refresh()).toBe('up-to-date');
    put('phone/geocoding/en/41.txt', '4191|Hilltown\n4193|Laketown\n');
    expect(refresh()).toBe('compiled');
    expect(refresh('flat', { date: '2026-10-02' })).toBe('compiled');
  });

  it.each([
    ['a missing folder', () => rmSync(join(root, 'asn'), { recursive: true }), /asn is no folder/],
    ['a missing file', () => rmSync(join(root, 'phone/timezones'), { recursive: true }), /no timezones\/map_data.txt/],
    ['a bad prefix line', () => put('phone/carrier/en/41.txt', '4176 First\n'), /line 1 is not "prefix\|text"/],
    ['a language that is none', () => put('phone/geocoding/!/41.txt', '4191|Hilltown\n'), /not named by a language/],
    ['a lost language', () => rmSync(join(root, 'phone/geocoding/de'), { recursive: true }), /namesFiles fell from 3/],
    ['a cut CSV', () => put('asn/asn-ipv4-num.csv', '16777216,16777471,64500,A\n1677'), /line 2 is not/],
    ['an unsorted CSV', () => put('asn/asn-ipv4-num.csv', '512,600,1,A\n256,300,2,B\n'), /out of order/],
    [
      'a cut mmdb',
      () => put('flat/b.mmdb', readFileSync(join(root, 'flat/b.mmdb')).subarray(0, 60)),
      /No mmdb metadata/,
    ],
    ['one version only', () => rmSync(join(root, 'flat/b.mmdb')), /one mmdb file with IPv4 and IPv6/],
    ['fewer entries', () => put('phone/geocoding/en/41.txt', '4191|Hilltown\n'), /placePrefixes fell from 2 to 1/],
  ])('leaves the data as it was after %s', (_, damage, sentence) => {
    const before = filesIn('data');
    damage();
    expect(() => refresh()).toThrow(
      expect.objectContaining({ name: 'DataProblem', message: expect.stringMatching(sentence) }),
    );
    expect(filesIn('data')).toEqual(before);
    expect(readdirSync(root).filter((name) => name.includes('tmp'))).toEqual([]);
  });

  it('takes fewer entries where that is accepted', () => {
    put('phone/geocoding/en/41.txt', '4191|Hilltown\n');
    expect(refresh('flat', { acceptFewer: true })).toBe('compiled');
    expect(manifest().counts.placePrefixes).toBe(1);
  });

  it('refuses a date that is none', () => {
    expect(() => refresh('flat', { date: '2026-02-30' })).toThrow('no date');
  });

  it('is compared with what was there before, address by address and prefix by prefix', () => {
    put('phone/carrier/en/41.txt', '4176|First Holder\n4177|Second Holder\n');
    put('flat/a.mmdb', writeMmdb(4, { '0': flat('Aville'), '10': { ...flat('Beton'), country_code: 'YY' } }));
    refresh('flat', { folder: 'again' });
    const diff = compareData(join(root, 'data'), join(root, 'again'));
    const quarter = 2 ** 30;
    expect(diff.city[4]).toEqual({ before: 3 * quarter, after: 3 * quarter, changed: quarter });
    expect(diff.country[4]).toEqual({ before: 3 * quarter, after: 3 * quarter, changed: quarter });
    expect(diff.byCountry.get('YY')).toEqual({ before: 0, after: quarter, changed: quarter });
    expect(diff.byCountry.get('XX')).toEqual({ before: 3 * quarter, after: 2 * quarter, changed: quarter });
    expect(diff.city[6].changed).toBe(0);
    expect(diff.network[4].changed).toBe(0);
    expect(diff.carriers).toEqual({ before: 1, after: 2, changed: 1 });
    expect(diff.places.changed).toBe(0);
    expect(refreshProblems(diff).map((problem) => problem.split(' ')[0])).toEqual([
      'carrierPrefixes',
      'regions',
      'XX',
      'YY',
    ]);
  });

  it('asks for the date of an input that does not tell it', () => {
    const ask = () => ensureData({ inputs: { phone: join(root, 'phone') }, folder: join(root, 'data'), log: () => {} });
    expect(ask).toThrow('--date YYYY-MM-DD');
  });

  it('takes what is packed with the sources, unless the environment names others', () => {
    put('data-inputs/asn/asn-ipv4-num.csv', '');
    put('data-inputs/date', '2026-10-01\n');
    const asn = join(root, 'data-inputs/asn');
    expect(inputsOf(root, {})).toEqual({ asn, date: '2026-10-01' });
    expect(inputsOf(root, { NUMLENS_ASN_DATA: 'a', NUMLENS_DATA_DATE: '2026-10-02' })).toEqual({
      asn: 'a',
      date: '2026-10-02',
    });
  });

  it('takes the folders that the environment names', () => {
    expect(inputsOf(root, { NUMLENS_PHONE_DATA: 'p', NUMLENS_CITY_DATA: 'c', NUMLENS_ASN_DATA: 'a' })).toEqual({
      phone: 'p',
      city: 'c',
      asn: 'a',
    });
  });
});
