import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RangeStarts } from '../../lib/data/range-chunk.ts';
import { decodeRangeBlock, decodeRangeChunk, decodeRangeIndex } from '../../lib/data/range-chunk.ts';
import { decodeHolderFile, readHolder } from '../../lib/lookup/device/ip/find-network.ts';
import { decodePlaceFile, decodeRegionList, readPlace } from '../../lib/lookup/device/ip/find-place.ts';
import { decodeNumbers, numbersPath } from '../../lib/lookup/device/ip/network-holder.ts';
import { decodeNamesFile, namesPath } from '../../lib/lookup/device/phone/names.ts';
import { decodePhoneFile } from '../../lib/lookup/device/phone/prefix-table.ts';
import type { Counts } from './compilation.ts';
import { DataProblem } from './data-problem.ts';

/** Reads compiled data as the engines do; throws DataProblem if ranges are unsorted or name what does not exist. */
export function checkData(folder: string): void {
  const bytesOf = (path: string) => readFileSync(join(folder, path));
  checkPhoneFiles(folder);
  const regions = decodeRegionList(bytesOf('ip/regions.bin'));
  if (!regions.every((region) => /^[A-Z]{2}\t/.test(region))) fail('ip/regions.bin');
  const placeCount = countValues(folder, 'ip/places', (bytes, path) => {
    const file = decodePlaceFile(bytes);
    for (let number = 0; number < file.count; number++) {
      if (readPlace(file, number).region >= regions.length) fail(path);
    }
    return file.count;
  });
  checkRanges(folder, 'ip', placeCount);
  checkNumbers(folder);
  checkRanges(
    folder,
    'asn',
    countValues(folder, 'asn/holders', (bytes) => decodeHolderFile(bytes).count),
  );
}

/** Also checks that the files of names are those that the calling codes' own files list. */
function checkPhoneFiles(folder: string): void {
  const names = readdirSync(join(folder, 'phone'));
  const listed: string[] = [];
  for (const path of names.map((name) => `phone/${name}`)) {
    const bytes = readFileSync(join(folder, path));
    const [, code] = /^phone\/(\d+)\.bin$/.exec(path) ?? [];
    const file = code === undefined ? { ...decodeNamesFile(bytes), languages: [] } : decodePhoneFile(bytes);
    const tables = 'timeZones' in file ? [file.places, file.carriers, file.timeZones] : [file.places, file.carriers];
    if (tables.some(({ starts }) => starts.some((start, index) => start <= (starts[index - 1] ?? -1)))) fail(path);
    if (code !== undefined) listed.push(path, ...file.languages.map((language) => namesPath(Number(code), language)));
  }
  const found = new Set(names.map((name) => `phone/${name}`));
  const [odd] = [...listed.filter((path) => !found.has(path)), ...[...found].filter((path) => !listed.includes(path))];
  if (odd !== undefined) fail(odd);
}

/** Checks that each AS number is in the file of holders that the index names. */
function checkNumbers(folder: string): void {
  const { numbers, files } = decodeNumbers(readFileSync(join(folder, numbersPath)));
  const known = [...new Set(files)].map((number): [number, Set<number>] => {
    const file = decodeHolderFile(readFileSync(join(folder, `asn/holders-${number}.bin`)));
    return [number, new Set(Array.from({ length: file.count }, (_, holder) => readHolder(file, holder).asn))];
  });
  const holders = new Map(known);
  const isSorted = numbers.every((asn, index) => index === 0 || asn > (numbers[index - 1] ?? 0));
  if (!isSorted || !numbers.every((asn, index) => holders.get(files[index] ?? -1)?.has(asn))) fail(numbersPath);
}

function countValues(folder: string, stem: string, countOf: (bytes: Uint8Array, path: string) => number): number {
  const part = stem.slice(0, stem.indexOf('/'));
  const paths = readdirSync(join(folder, part)).map((name) => `${part}/${name}`);
  return paths
    .filter((path) => path.startsWith(`${stem}-`))
    .reduce((sum, path) => sum + countOf(readFileSync(join(folder, path)), path), 0);
}

function checkRanges(folder: string, part: string, known: number): void {
  const index = decodeRangeIndex(readFileSync(join(folder, part, 'index.bin')));
  for (const version of [4, 6] as const) {
    for (let number = 0; number < index.starts[version].high.length; number++) {
      const path = `${part}/v${version}-${number}.bin`;
      const chunk = decodeRangeChunk(readFileSync(join(folder, path)));
      if (!isSorted(chunk.starts)) fail(path);
      for (const block of chunk.offsets.keys()) {
        const { starts, values } = decodeRangeBlock(chunk, block, { version });
        if (!isSorted(starts) || values.some((value) => value > known)) fail(path);
      }
    }
  }
}

function isSorted({ high, low }: RangeStarts): boolean {
  for (let index = 1; index < high.length; index++) {
    const [before, now] = [high[index - 1] ?? 0, high[index] ?? 0];
    if (now < before || (now === before && (low[index] ?? 0) <= (low[index - 1] ?? 0))) return false;
  }
  return true;
}

function fail(path: string): never {
  throw new DataProblem(`The compiled ${path} is not in order`);
}

/** Refuses counts that fell by more than 5 %. */
export function checkCounts(counts: Counts, before: Counts): void {
  for (const [name, count] of Object.entries(counts)) {
    const last = before[name] ?? 0;
    if (count < last * 0.95) {
      throw new DataProblem(`${name} fell from ${last} to ${count}; --accept-fewer takes it all the same`);
    }
  }
}
