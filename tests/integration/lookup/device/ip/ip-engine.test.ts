import { beforeAll, describe, expect, it } from 'vitest';
import type { DataReader } from '../../../../../lib/data/reader.ts';
import type { IpEngine } from '../../../../../lib/lookup/device/ip/ip-engine.ts';
import { createIpEngine } from '../../../../../lib/lookup/device/ip/ip-engine.ts';
import { createHolderFinder } from '../../../../../lib/lookup/device/ip/network-holder.ts';
import { compiledData, compileTime } from '../../../scripts/compiled-data.ts';
import { distance } from './distance.ts';
import { goldenAddresses } from './golden-addresses.ts';

const nothing = {
  country: null,
  region: null,
  city: null,
  latitude: null,
  longitude: null,
  timeZone: null,
  asn: null,
  organisation: null,
};

let data: DataReader;
let engine: IpEngine;
beforeAll(() => {
  data = compiledData();
  engine = createIpEngine(data);
}, compileTime);

describe('createIpEngine on the compiled data', () => {
  it.each(goldenAddresses)('knows $ip', async ({ latitude, longitude, ...golden }) => {
    const report = await engine(golden.ip);
    expect(report).toMatchObject({ ...golden, kind: 'ip', special: null, embedded: null, missing: [] });
    const at = { latitude: report.latitude ?? 0, longitude: report.longitude ?? 0 };
    expect(distance(at, { latitude, longitude })).toBeLessThan(25);
    expect(report.organisation === null).toBe(golden.asn === null);
  });

  it('tells the zone of the coordinates and the name of the network', async () => {
    expect(await engine('8.8.8.8')).toMatchObject({
      timeZone: 'America/Los_Angeles',
      organisation: 'Google LLC',
      version: 4,
    });
    expect(await engine('130.59.31.80')).toMatchObject({ timeZone: 'Europe/Zurich', organisation: 'SWITCH' });
    expect(await engine('2400:3200::1')).toMatchObject({ timeZone: 'Asia/Shanghai', version: 6 });
  });

  it.each(['192.168.1.1', '192.0.0.9', '192.175.48.1', '240.0.0.1', 'fe80::1', '2001:db8::1', 'ff02::1'])(
    'looks up no place and no network for %s',
    async (ip) => {
      const report = await engine(ip);
      expect(report).toMatchObject({ ip, ...nothing, embedded: null, missing: [] });
      expect(report.special?.name).toBeTruthy();
    },
  );

  it.each([
    ['::ffff:8.8.8.8', 'IPv4-mapped Address'],
    ['64:ff9b::808:808', 'IPv4-IPv6 Translat.'],
    ['2002:808:808::1', '6to4'],
    ['2001::f7f7:f7f7', 'TEREDO'],
  ])('reports the address inside %s', async (ip, name) => {
    const report = await engine(ip);
    expect(report).toMatchObject({ ip, ...nothing, special: { name } });
    expect(report.embedded).toEqual(await engine('8.8.8.8'));
  });

  it('reports a private address inside another one as private', async () => {
    expect((await engine('::ffff:10.1.2.3')).embedded).toMatchObject({
      ip: '10.1.2.3',
      special: { name: 'Private-Use' },
    });
  });

  it('writes the address canonically', async () => {
    expect((await engine('2001:0DB8:0:0::0001')).ip).toBe('2001:db8::1');
  });

  it('reads nothing again for an address that it was asked about before', async () => {
    let reads = 0;
    const counting = createIpEngine((path) => {
      reads += 1;
      return data(path);
    });
    const first = await counting('8.8.8.8');
    const others = Array.from({ length: 200 }, (_, number) => `${1 + number}.7.${number}.1`);
    for (const ip of others) await counting(ip);
    const before = reads;
    expect(await counting('8.8.8.8')).toEqual(first);
    for (const ip of others) await counting(ip);
    expect(reads).toBe(before);
  });

  it.each(['8.8.8.8', '10.0.0.1', 'ff02::1', '::ffff:8.8.8.8'])(
    'gives a report about %s that nobody can spoil',
    async (ip) => {
      const report = await engine(ip);
      for (const part of [report, report.special, report.embedded, report.missing]) {
        expect(part === null || Object.isFrozen(part)).toBe(true);
      }
    },
  );

  it.each(['', '8.8.8', '8.8.8.8/24', '[::1]'])('rejects %j, which is no address', async (text) => {
    await expect(engine(text)).rejects.toThrow(RangeError);
  });
});

describe('createIpEngine without a part of its data', () => {
  const without = (hidden: RegExp, instead: Uint8Array | null = null) =>
    createIpEngine(async (path) => (hidden.test(path) ? instead : data(path)));

  it('still knows special ranges where everything is missing', async () => {
    const report = await createIpEngine(async () => null)('10.0.0.1');
    expect(report).toMatchObject({ special: { name: 'Private-Use' }, missing: [] });
  });

  it('names what is missing where everything is', async () => {
    const report = await createIpEngine(async () => null)('8.8.8.8');
    expect(report).toMatchObject({ ...nothing, missing: ['ip/index.bin', 'asn/index.bin'] });
  });

  it.each([
    [/^ip\/index/, ['ip/index.bin']],
    [/^ip\/v4-/, [expect.stringMatching(/^ip\/v4-\d+\.bin$/)]],
    [/^ip\/places-/, [expect.stringMatching(/^ip\/places-\d+\.bin$/)]],
  ])('keeps the network where %s is missing or damaged', async (hidden, missing) => {
    for (const instead of [null, new Uint8Array([82, 67, 49, 0, 9])]) {
      const report = await without(hidden, instead)('8.8.8.8');
      expect(report).toMatchObject({ country: null, city: null, timeZone: null, asn: 15169, missing });
    }
  });

  it('keeps city, coordinates and zone where the regions are missing', async () => {
    expect(await without(/^ip\/regions/)('8.8.8.8')).toMatchObject({
      country: null,
      region: null,
      city: 'Mountain View',
      timeZone: 'America/Los_Angeles',
      missing: ['ip/regions.bin'],
    });
  });

  it('keeps the place where the networks are missing', async () => {
    const report = await without(/^asn\/holders/)('8.8.8.8');
    expect(report).toMatchObject({
      country: 'US',
      asn: null,
      missing: [expect.stringMatching(/^asn\/holders-\d+\.bin$/)],
    });
  });
});

describe('a network by its number', () => {
  it.each([
    [15169, 'Google LLC'],
    [3320, 'Deutsche Telekom AG'],
    [64512, null],
  ])('AS%i is run by %s', async (asn, organisation) => {
    expect(await createHolderFinder(data)(asn)).toEqual({ organisation, unread: false });
  });

  it('is unread, not unknown, if the files are missing', async () => {
    expect(await createHolderFinder(async () => null)(15169)).toEqual({ organisation: null, unread: true });
  });
});
