import type { Ip } from '../address/ip.ts';
import type { AddressKey } from './address-key.ts';
import { fileMarks, openByteSource } from './byte-source.ts';
import type { Block } from './find-in-block.ts';
import { findInBlock } from './find-in-block.ts';

/** A chunk file of a range table as it is, and where the heads of its blocks begin. */
export type OpenChunk = { bytes: Uint8Array; blocks: number; heads: number };

/** Opens a chunk file; throws RangeError where it is another kind of file. Its form stands at `decodeRangeChunk`. */
export function openChunk(bytes: Uint8Array): OpenChunk {
  const source = openByteSource(bytes, fileMarks.ranges);
  const blocks = source.varint();
  return { bytes, blocks, heads: source.position() };
}

/**
 * The value of the range that holds a key, 0 for none; nothing is decoded that the answer does not need. Throws
 * RangeError where the chunk is damaged, or begins behind the key.
 */
export function findInChunk(chunk: OpenChunk, { key, version }: { key: AddressKey; version: Ip['version'] }): number {
  return findInBlock(chunk.bytes, blockOf(chunk, key), { key, version });
}

/** The block that a key belongs to: the last that starts at or before it. */
function blockOf({ bytes, blocks, heads }: OpenChunk, key: AddressKey): Block {
  let at = heads;
  let found: Block | null = null;
  let length = 0;
  for (let block = 0; block < blocks && at < bytes.length; block++) {
    const high = uint32(bytes, at);
    const low = uint32(bytes, at + 4);
    at += 8;
    const from = length;
    let weight = 1;
    let part = 128;
    while (part >= 128 && at < bytes.length) {
      part = bytes[at] ?? 0;
      at += 1;
      length += (part & 127) * weight;
      weight *= 128;
    }
    if (high < key.high || (high === key.high && low <= key.low)) found = { from, end: length, high, low };
  }
  if (found === null || at + length !== bytes.length) throw new RangeError('Range chunk with a wrong head');
  return { ...found, from: at + found.from, end: at + found.end };
}

function uint32(bytes: Uint8Array, at: number): number {
  return (
    (((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)) >>> 0
  );
}
