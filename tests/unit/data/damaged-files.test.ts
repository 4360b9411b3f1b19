import { array, assert, integer, nat, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileMark } from '../../../lib/data/byte-source.ts';
import { fileMarks } from '../../../lib/data/byte-source.ts';
import { findInChunk, openChunk } from '../../../lib/data/find-in-block.ts';
import { decodeRangeBlock, decodeRangeChunk, decodeRangeIndex } from '../../../lib/data/range-chunk.ts';
import { openTextLines } from '../../../lib/data/text-lines.ts';
import { decodeHolderFile, readHolder } from '../../../lib/lookup/device/ip/find-network.ts';
import { decodePlaceFile, decodeRegionList, readPlace, readRegion } from '../../../lib/lookup/device/ip/find-place.ts';
import { decodeNumbers } from '../../../lib/lookup/device/ip/network-holder.ts';
import { decodePhoneFile } from '../../../lib/lookup/device/phone/prefix-table.ts';
import { createByteSink } from '../../../scripts/data/byte-sink.ts';
import { encodeRanges } from '../../../scripts/data/encode-ranges.ts';
import { createRangeList } from '../../../scripts/data/range-list.ts';
import { encodeRangeIndex } from '../../../scripts/data/write-range-table.ts';

const list = createRangeList();
for (let index = 0; index < 700; index++) list.add(index * 65_536, (index % 3) * 256, index % 9);
const encoded = encodeRanges(list, 6, { rankOf: (value) => value });

function chunkFile(): Uint8Array {
  const [file] = encoded.files;
  if (file === undefined) throw new Error('No chunk was written');
  return file;
}

/** A file of the mark's kind with a few numbers and texts. */
function fileOf(mark: FileMark, texts: readonly string[], bytesPerRow: number): Uint8Array {
  const sink = createByteSink(mark);
  sink.varint(texts.length);
  for (let byte = 0; byte < texts.length * bytesPerRow; byte++) sink.varint(byte % 100);
  sink.texts(texts);
  return sink.bytes();
}

/** Two networks and the files of their holders. */
function numbersFile(): Uint8Array {
  const sink = createByteSink(fileMarks.networkNumbers);
  for (const value of [2, 15_169, 300, 0, 1]) sink.varint(value);
  return sink.bytes();
}

const keys = [0, 1, 65_536 * 300 + 5, 2 ** 32 - 1].map((high) => ({ high, low: 700 }));

/** Every kind of file: one that is whole, and everything that reading one does. */
const kinds: Readonly<Record<string, { whole: Uint8Array; read: (bytes: Uint8Array) => void }>> = {
  index: { whole: encodeRangeIndex([encoded, encoded], 2048), read: decodeRangeIndex },
  chunk: {
    whole: chunkFile(),
    read: (bytes) => {
      const chunk = openChunk(bytes);
      for (const key of keys) findInChunk(chunk, { key, version: 6 });
    },
  },
  'chunk, whole': {
    whole: chunkFile(),
    read: (bytes) => {
      const chunk = decodeRangeChunk(bytes);
      for (const block of chunk.offsets.keys()) decodeRangeBlock(chunk, block, { version: 4 });
    },
  },
  places: {
    whole: fileOf(fileMarks.places, ['Zürich', '', 'København'], 6),
    read: (bytes) => {
      const file = decodePlaceFile(bytes);
      for (const place of [0, 1, 2]) readPlace(file, place);
    },
  },
  holders: {
    whole: fileOf(fileMarks.holders, ['SWITCH', 'Société'], 4),
    read: (bytes) => {
      const file = decodeHolderFile(bytes);
      for (const holder of [0, 1]) readHolder(file, holder);
    },
  },
  'numbers of networks': { whole: numbersFile(), read: decodeNumbers },
  regions: {
    whole: fileOf(fileMarks.regions, ['CH\tZürich', 'DK\t'], 0),
    read: (bytes) => {
      readRegion(decodeRegionList(bytes), 1);
    },
  },
  texts: {
    whole: new TextEncoder().encode('a\nö\nc'),
    read: (bytes) => {
      const lines = openTextLines(bytes);
      for (const line of [0, 1, 2, 40]) lines(line);
    },
  },
  phone: { whole: new TextEncoder().encode(fileMarks.phone), read: decodePhoneFile },
};

/** Fails where reading throws anything but RangeError. */
function readsOrRefuses(read: (bytes: Uint8Array) => void, bytes: Uint8Array): void {
  try {
    read(bytes);
  } catch (problem) {
    expect(problem).toBeInstanceOf(RangeError);
  }
}

describe.each(Object.entries(kinds))('a damaged file: %s', (_, { whole, read }) => {
  it('is read, or refused with RangeError, where it is cut', () => {
    for (let length = 0; length < whole.length; length += Math.ceil(whole.length / 500)) {
      readsOrRefuses(read, whole.subarray(0, length));
    }
  });

  it('is read, or refused with RangeError, where bytes are others', () => {
    const change = array(integer({ min: 0, max: 255 }), { minLength: 2, maxLength: 12 });
    assert(
      property(array(change, { minLength: 1, maxLength: 4 }), nat(), (changes, seed) => {
        const bytes = Uint8Array.from(whole);
        for (const [number, values] of changes.entries()) {
          // Half of the damage falls on the head.
          const reach = number % 2 === 0 ? Math.min(40, bytes.length) : bytes.length;
          bytes.set(
            values.slice(0, bytes.length),
            Math.max(0, Math.min((seed + number * 7919) % reach, bytes.length - 12)),
          );
        }
        readsOrRefuses(read, bytes);
      }),
    );
  });

  it('is read, or refused with RangeError, where everything behind its mark is chance', () => {
    assert(
      property(uint8Array({ maxLength: 300 }), (chance) => {
        readsOrRefuses(read, Uint8Array.from([...whole.subarray(0, 4), ...chance]));
        readsOrRefuses(read, chance);
      }),
    );
  });
});

it('a chunk answers as its decoded blocks do', () => {
  const bytes = chunkFile();
  const whole = decodeRangeChunk(bytes);
  const ranges = [...whole.offsets.keys()].flatMap((block) => {
    const { starts, values } = decodeRangeBlock(whole, block, { version: 6 });
    return [...values].map((value, index) => ({ high: starts.high[index] ?? 0, low: starts.low[index] ?? 0, value }));
  });
  expect(ranges).toHaveLength(list.size());
  const chunk = openChunk(bytes);
  for (const { high, low, value } of ranges) {
    expect(findInChunk(chunk, { key: { high, low }, version: 6 })).toBe(value);
    expect(findInChunk(chunk, { key: { high: high + 1, low: 0 }, version: 6 })).toBe(value);
  }
});
