import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Manifest } from '../../../lib/data/manifest.ts';
import type { DataDiff, Moved } from '../../../scripts/refresh/compare-data.ts';
import { sweep } from '../../../scripts/refresh/compare-data.ts';
import type { Ranges } from '../../../scripts/refresh/read-ranges.ts';
import { goldenTests, refreshProblems } from '../../../scripts/refresh/refresh-floors.ts';
import { refreshReport } from '../../../scripts/refresh/report.ts';

const ranges = (...pairs: [start: number, value: number][]): Ranges => ({
  starts: Float64Array.from(pairs, ([start]) => start),
  values: Uint32Array.from(pairs, ([, value]) => value),
  end: 100,
});

it('the tests that newer data must pass are there', () => {
  expect(goldenTests.filter((path) => !existsSync(path))).toEqual([]);
});

it('two lists of ranges are gone through at once, to the end of both', () => {
  const seen: number[][] = [];
  sweep(ranges([0, 1], [40, 2]), ranges([0, 1], [10, 3], [40, 2], [90, 0]), (...stretch) => seen.push(stretch));
  expect(seen).toEqual([
    [10, 1, 1],
    [30, 1, 3],
    [50, 2, 2],
    [10, 2, 0],
  ]);
});

const moved = (before: number, after: number, changed = 0): Moved => ({ before, after, changed });
const manifest = (ip: string, counts: Record<string, number>): Manifest => ({
  stamp: 'x',
  date: ip,
  dates: { phone: '2026-03-26', ip },
  sources: [
    { name: '@ip-location-db/asn', version: `2.3.${ip.replaceAll('-', '')}18`, date: ip, licence: 'CC-BY-4.0' },
  ],
  counts,
});

function diff(given: Partial<DataDiff> = {}): DataDiff {
  const still = { 4: moved(1000, 1000), 6: moved(1000, 1000) };
  return {
    manifests: {
      before: manifest('2026-06-05', { carrierPrefixes: 28_884 }),
      after: manifest('2026-07-05', { carrierPrefixes: 29_027 }),
    },
    country: still,
    city: { ...still, 4: moved(1000, 1000, 12) },
    network: still,
    places: moved(5000, 4990, 20),
    carriers: moved(28_884, 29_027, 180),
    byCountry: new Map([['CH', moved(20_000_000, 20_100_000, 200_000)]]),
    byCallingCode: new Map([['41', moved(400, 404, 9)]]),
    ...given,
  };
}

describe('what keeps newer data from being taken without a look', () => {
  it('is nothing where counts moved by less than 5 %', () => {
    expect(refreshProblems(diff())).toEqual([]);
  });

  it.each<[string, Partial<DataDiff>, RegExp]>([
    ['a country that lost addresses', { byCountry: new Map([['CH', moved(1_000_000, 940_000)]]) }, /^CH went from/],
    ['a country that is new', { byCountry: new Map([['QQ', moved(0, 70_000)]]) }, /^QQ went from 0/],
    ['a calling code that gained prefixes', { byCallingCode: new Map([['41', moved(400, 430)]]) }, /^\+41 went from/],
    [
      'a table that shrank',
      { manifests: { before: manifest('2026-06-05', { places: 100 }), after: manifest('2026-07-05', { places: 94 }) } },
      /^places went from 100 to 94/,
    ],
    [
      'a table that is gone',
      { manifests: { before: manifest('2026-06-05', { flags: 257 }), after: manifest('2026-07-05', {}) } },
      /^flags went from 257 to 0/,
    ],
    [
      'older data',
      { manifests: { before: manifest('2026-06-05', {}), after: manifest('2026-06-01', {}) } },
      /older than before/,
    ],
  ])('is %s', (_, given, sentence) => {
    expect(refreshProblems(diff(given))).toEqual([expect.stringMatching(sentence)]);
  });

  it('is no small country, and nothing that a person has looked at', () => {
    expect(refreshProblems(diff({ byCountry: new Map([['TV', moved(8000, 9000)]]) }))).toEqual([]);
    const lost = diff({ byCountry: new Map([['CH', moved(1_000_000, 940_000)]]) });
    expect(refreshProblems(lost, new Set(['CH']))).toEqual([]);
  });
});

it('the report says in words what moved', () => {
  const text = refreshReport(diff(), ['CH went from 1 to 2']);
  expect(text).toContain('- 1.2 % of IPv4 changed city, 0.0 % country, 0.0 % network.');
  expect(text).toContain('- Places of numbers −10, 20 changed; carriers +143, 180 changed.');
  expect(text).toContain('- @ip-location-db/asn 2.3.2026060518 → 2.3.2026070518 of 2026-07-05');
  expect(text).toContain('- CH went from 1 to 2');
  expect(text).toContain('| CH | 20000000 | 20100000 | 200000 |');
  expect(text).toContain('| carrierPrefixes | 28884 | 29027 | +143 |');
});
