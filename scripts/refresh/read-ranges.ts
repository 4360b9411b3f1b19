import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeRangeBlock, decodeRangeChunk, decodeRangeIndex } from '../../lib/data/range-chunk.ts';
import { decodeHolderFile, readHolder } from '../../lib/lookup/device/ip/find-network.ts';
import { decodePlaceFile, decodeRegionList, readPlace, readRegion } from '../../lib/lookup/device/ip/find-place.ts';
import type { PrefixTable } from '../../lib/lookup/device/phone/prefix-table.ts';
import { decodePhoneFile } from '../../lib/lookup/device/phone/prefix-table.ts';

/** Ranges by their starts, in order; a range ends at the next start, the last one at `end`. Value 0 is nothing. */
export type Ranges = { starts: Float64Array; values: Uint32Array; end: number };

/** The place that a value of the ranges in `ip/` names; the first is that of value 1. */
export type NamedPlace = { country: string; city: string };

/** The ranges of one version: IPv4 by address, IPv6 by the first 48 bits, which is what a number can hold. */
export function readRanges(data: string, part: 'ip' | 'asn', version: 4 | 6): Ranges {
  const index = decodeRangeIndex(readFileSync(join(data, part, 'index.bin')));
  const files = index.starts[version].high.length;
  const starts: Float64Array[] = [];
  const values: Uint32Array[] = [];
  for (let file = 0; file < files; file++) {
    const chunk = decodeRangeChunk(readFileSync(join(data, part, `v${version}-${file}.bin`)));
    for (const block of chunk.offsets.keys()) {
      const read = decodeRangeBlock(chunk, block, { version });
      const { high, low } = read.starts;
      starts.push(
        Float64Array.from(high, (upper, at) => (version === 4 ? upper : upper * 65_536 + ((low[at] ?? 0) >>> 16))),
      );
      values.push(read.values);
    }
  }
  return {
    starts: joined(starts, Float64Array),
    values: joined(values, Uint32Array),
    end: version === 4 ? 2 ** 32 : 2 ** 48,
  };
}

function joined<T extends Float64Array | Uint32Array>(parts: T[], Kind: new (length: number) => T): T {
  const whole = new Kind(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function readPlaces(data: string, count: number): NamedPlace[] {
  const regions = decodeRegionList(readFileSync(join(data, 'ip', 'regions.bin')));
  const places: NamedPlace[] = [];
  for (let file = 0; places.length < count; file++) {
    const page = decodePlaceFile(readFileSync(join(data, 'ip', `places-${file}.bin`)));
    for (let number = 0; number < page.count; number++) {
      const place = readPlace(page, number);
      const { country, region } = readRegion(regions, place.region);
      places.push({ country: country ?? '', city: `${country ?? ''}/${region ?? ''}/${place.city}` });
    }
  }
  return places;
}

/** Who holds the networks of each value of the ranges in `asn/`. */
export function readHolders(data: string, count: number): string[] {
  const holders: string[] = [];
  for (let file = 0; holders.length < count; file++) {
    const page = decodeHolderFile(readFileSync(join(data, 'asn', `holders-${file}.bin`)));
    for (let number = 0; number < page.count; number++) holders.push(String(readHolder(page, number).asn));
  }
  return holders;
}

/** What each prefix of a calling code names; the number of prefixes that name something. */
export function readPrefixes(path: string): Record<'places' | 'carriers', Map<string, string>> {
  const file = decodePhoneFile(readFileSync(path));
  return { places: named(file.places), carriers: named(file.carriers) };
}

function named({ digits, starts, values, texts }: PrefixTable): Map<string, string> {
  const found = new Map<string, string>();
  for (const [index, start] of starts.entries()) {
    const text = texts[values[index] ?? 0] ?? '';
    if (text !== '') found.set(String(start).padStart(digits, '0').replace(/0+$/, ''), text);
  }
  return found;
}
