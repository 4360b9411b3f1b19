import { array, assert, dictionary, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileMarks, openByteSource } from '../../../../../lib/data/byte-source.ts';
import { decodePrefixTable, findPrefix } from '../../../../../lib/lookup/device/phone/prefix-table.ts';
import { createByteSink } from '../../../../../scripts/data/byte-sink.ts';
import { encodePrefixTable } from '../../../../../scripts/data/encode-prefix-table.ts';

function tableOf(entries: Record<string, string>, fallback = '') {
  const sink = createByteSink(fileMarks.phone);
  encodePrefixTable(sink, { entries: new Map(Object.entries(entries)), fallback });
  const source = openByteSource(sink.bytes(), fileMarks.phone);
  const table = decodePrefixTable(source);
  source.end();
  return table;
}

describe('prefix tables', () => {
  it('find the longest prefix', () => {
    const table = tableOf({ 2: 'two', 21: 'twenty-one', 2199: 'deep', 3: 'three', 30: '' });
    const found = ['2000000', '2100000', '2198999', '2199000', '2200000', '3100000', '3000000', '1', '4'].map(
      (number) => findPrefix(table, number),
    );
    expect(found).toEqual(['two', 'twenty-one', 'twenty-one', 'deep', 'two', 'three', null, null, null]);
  });

  it('find what a search by shortening finds', () => {
    const digits = stringMatching(/^[0-9]{1,6}$/);
    assert(
      property(
        dictionary(digits, stringMatching(/^[a-c]$/)),
        array(stringMatching(/^[0-9]{6,9}$/)),
        (entries, numbers) => {
          const table = tableOf(entries);
          for (const number of numbers) {
            const lengths = [6, 5, 4, 3, 2, 1];
            const plain = lengths.map((length) => entries[number.slice(0, length)]).find((text) => text !== undefined);
            expect(findPrefix(table, number)).toBe(plain ?? null);
          }
        },
      ),
    );
  });

  it('keep the text of the whole calling code apart', () => {
    const table = tableOf({ 5: 'five' }, 'all');
    expect(table.texts[table.fallback]).toBe('all');
    expect(findPrefix(table, '6')).toBeNull();
    const empty = tableOf({}, '');
    expect([empty.texts[empty.fallback], findPrefix(empty, '6')]).toEqual(['', null]);
  });

  it('refuse a table that names a text that it lacks', () => {
    const sink = createByteSink(fileMarks.phone);
    for (const number of [1, 0, 0, 0, 1, 5, 2]) sink.varint(number);
    expect(() => decodePrefixTable(openByteSource(sink.bytes(), fileMarks.phone))).toThrow(RangeError);
  });
});
