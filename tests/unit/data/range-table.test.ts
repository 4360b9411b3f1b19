import { array, assert, asyncProperty, bigInt, constantFrom, integer, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRangeTable } from '../../../lib/data/range-table.ts';
import type { RangeList } from '../../../scripts/data/range-list.ts';
import { createRangeList } from '../../../scripts/data/range-list.ts';
import { writeRangeTable } from '../../../scripts/data/write-range-table.ts';
import { ipOf } from '../address/ip-of.ts';

const valuesPerFile = 10;
const keptBytes = 1_000_000;

function listOf(ranges: readonly { start: bigint; value: number }[]): RangeList {
  const list = createRangeList();
  for (const { start, value } of ranges) list.add(Number(start >> 32n), Number(start & 0xffff_ffffn), value);
  return list;
}

/** A table in memory. Ranks equal values. */
function write(lists: Record<4 | 6, RangeList>): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const ranks = Uint32Array.from({ length: 100 }, (_, value) => value);
  writeRangeTable('t', (path, content) => files.set(path, Buffer.from(content)), { lists, ranks, valuesPerFile });
  return files;
}

const readerOf = (files: ReadonlyMap<string, Uint8Array>) => async (path: string) => files.get(path) ?? null;
const answerFor = (value: number) =>
  value === 0
    ? { kind: 'none' }
    : { kind: 'value', file: Math.floor((value - 1) / valuesPerFile), place: (value - 1) % valuesPerFile };

describe('createRangeTable', () => {
  it('finds what a plain search finds, in both families', async () => {
    const aligned = record({ start: bigInt(0n, (1n << 32n) - 1n), shift: constantFrom(0n, 4n, 8n, 16n) });
    const key = aligned.map(({ start, shift }) => (start >> shift) << shift);
    const anyRanges = array(record({ key, value: integer({ min: 0, max: 40 }) }), { minLength: 1, maxLength: 60 });
    await assert(
      asyncProperty(anyRanges, anyRanges, array(key), async (first, second, probes) => {
        const sorted = (ranges: typeof first, shift: bigint) =>
          ranges
            .map((range) => ({ start: range.key << shift, value: range.value }))
            .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))
            .filter((range, index, all) => index === 0 || all[index - 1]?.start !== range.start);
        const tables = { 4: sorted(first, 32n), 6: sorted(second, 12n) };
        const find = createRangeTable(readerOf(write({ 4: listOf(tables[4]), 6: listOf(tables[6]) })), 't', {
          keptBytes,
        });
        for (const version of [4, 6] as const) {
          const shift = version === 4 ? 32n : 12n;
          for (const probe of [...probes, ...first.map((range) => range.key), ...second.map((range) => range.key)]) {
            const held = tables[version].filter(({ start }) => start <= probe << shift).at(-1);
            const value = version === 4 ? probe : (probe << shift) << 64n;
            expect(await find(ipOf(version, value))).toEqual(answerFor(held?.value ?? 0));
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('goes on across chunk files', async () => {
    const ranges = Array.from({ length: 40_000 }, (_, index) => ({
      start: BigInt(index * 256) << 32n,
      value: 1 + (index % 7),
    }));
    const files = write({ 4: listOf(ranges), 6: listOf([]) });
    expect([...files.keys()].sort()).toEqual(['t/index.bin', 't/v4-0.bin', 't/v4-1.bin', 't/v4-2.bin']);
    const find = createRangeTable(readerOf(files), 't', { keptBytes });
    for (const index of [0, 1, 16_383, 16_384, 32_767, 32_768, 39_999]) {
      expect(await find(ipOf(4, BigInt(index * 256 + 255)))).toEqual(answerFor(1 + (index % 7)));
    }
    expect(await find(ipOf(6, 1n))).toEqual({ kind: 'none' });
  });

  it('names the file that is missing or damaged, and reads it again once it is there', async () => {
    const whole = write({ 4: listOf([{ start: 0n, value: 3 }]), 6: listOf([]) });
    const files = new Map<string, Uint8Array>();
    const find = createRangeTable(readerOf(files), 't', { keptBytes });
    const ip = ipOf(4, 5n);
    expect(await find(ip)).toEqual({ kind: 'missing', path: 't/index.bin' });
    files.set('t/index.bin', whole.get('t/index.bin') ?? new Uint8Array());
    expect(await find(ip)).toEqual({ kind: 'missing', path: 't/v4-0.bin' });
    files.set('t/v4-0.bin', new Uint8Array([1, 2, 3]));
    expect(await find(ip)).toEqual({ kind: 'missing', path: 't/v4-0.bin' });
    files.set('t/v4-0.bin', whole.get('t/v4-0.bin') ?? new Uint8Array());
    expect(await find(ip)).toEqual(answerFor(3));
  });
});
