import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileMarks } from '../../lib/data/byte-source.ts';
import { numbersPath } from '../../lib/lookup/device/ip/network-holder.ts';
import { createByteSink } from './byte-sink.ts';
import type { Counts, WriteFile } from './compilation.ts';
import type { RangeList } from './range-list.ts';
import { createRangeList } from './range-list.ts';
import { rankByUse } from './rank-by-use.ts';
import { writeRangeTable } from './write-range-table.ts';

/** Holders of networks in one file: about 40 KB. */
const holdersPerFile = 2048;

type Holder = { asn: number; organisation: string };
type HolderBook = { holders: Holder[]; numbers: Map<string, number> };

/** Compiles the ip-location-db ASN lists (CSV) to `asn/`: ranges, and their holders in the order of use. */
export function compileNetworks(source: string, write: WriteFile): Counts {
  const book: HolderBook = { holders: [], numbers: new Map() };
  const lists = {
    4: readRanges(join(source, 'asn-ipv4-num.csv'), book, (text) => BigInt(text) << 32n),
    6: readRanges(join(source, 'asn-ipv6-num.csv'), book, (text) => BigInt(text) >> 64n),
  };
  const { order, ranks } = rankByUse([lists[4], lists[6]], book.holders.length);
  writeRangeTable('asn', write, { lists, ranks, valuesPerFile: holdersPerFile });
  const ranked = order.map((number) => book.holders[number - 1]).filter((holder) => holder !== undefined);
  for (let from = 0; from < ranked.length; from += holdersPerFile) {
    write(`asn/holders-${from / holdersPerFile}.bin`, encodeHolders(ranked.slice(from, from + holdersPerFile)));
  }
  write(numbersPath, encodeNumbers(ranked));
  return { ipv4Networks: lists[4].size(), ipv6Networks: lists[6].size(), holders: ranked.length };
}

/** A line: first address, last address, AS number, organisation, which is quoted if it has a comma. */
const line = /^([0-9]+),([0-9]+),([0-9]+),(.*)$/gm;

/** Returns the number (from 1) of the first line in another format; 0 if there is none. */
function firstBadLine(text: string): number {
  return text.split('\n').findIndex((row) => row !== '' && !/^[0-9]+,[0-9]+,[0-9]+,/.test(row)) + 1;
}

/** The ranges of one file with the gaps between them. `keyOf` returns the 64 bits of an address that count. */
function readRanges(path: string, book: HolderBook, keyOf: (address: string) => bigint): RangeList {
  const list = createRangeList();
  const add = (key: bigint, value: number): void => list.add(Number(key >> 32n), Number(key & 0xffff_ffffn), value);
  let next = 0n;
  let before = -1n;
  const content = readFileSync(path, 'utf8');
  const bad = firstBadLine(content);
  if (bad > 0) throw new Error(`${basename(path)}: line ${bad} is not "first,last,number,name"`);
  for (const [, first = '', last = '', asn = '', name = ''] of content.matchAll(line)) {
    const from = keyOf(first);
    if (BigInt(first) <= before || BigInt(last) < BigInt(first)) {
      throw new Error(`${basename(path)}: the range from ${first} is out of order`);
    }
    before = BigInt(first);
    if (from > next) add(next, 0);
    add(from > next ? from : next, holderNumber(book, { asn: Number(asn), organisation: unquote(name.trim()) }));
    next = keyOf(String(BigInt(last) + 1n));
  }
  if (before < 0n) throw new Error(`${basename(path)} is empty`);
  if (next < 1n << 64n) add(next, 0);
  return list;
}

function holderNumber({ holders, numbers }: HolderBook, holder: Holder): number {
  const key = `${holder.asn} ${holder.organisation}`;
  const known = numbers.get(key);
  if (known !== undefined) return known;
  const number = holders.push(holder);
  numbers.set(key, number);
  return number;
}

function unquote(field: string): string {
  return field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
}

/** Writes what `lib/lookup/device/ip/network-holder.ts` reads: for each AS number the file with its most used holder. */
function encodeNumbers(ranked: readonly Holder[]): Uint8Array {
  const files = new Map<number, number>();
  for (const [place, { asn }] of ranked.entries()) {
    if (!files.has(asn)) files.set(asn, Math.floor(place / holdersPerFile));
  }
  const known = [...files].sort(([one], [other]) => one - other);
  const sink = createByteSink(fileMarks.networkNumbers);
  sink.varint(known.length);
  for (const [index, [asn]] of known.entries()) sink.varint(asn - (known[index - 1]?.[0] ?? 0));
  for (const [, file] of known) sink.varint(file);
  return sink.bytes();
}

/** Writes what `lib/lookup/device/ip/find-network.ts` reads. */
function encodeHolders(holders: readonly Holder[]): Uint8Array {
  const sink = createByteSink(fileMarks.holders);
  sink.varint(holders.length);
  for (const { asn } of holders) sink.uint32(asn);
  sink.texts(holders.map(({ organisation }) => organisation));
  return sink.bytes();
}
