import { array, assert, maxSafeInteger, maxSafeNat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileMarks, openByteSource } from '../../../lib/data/byte-source.ts';
import { createByteSink } from '../../../scripts/data/byte-sink.ts';

describe('openByteSource', () => {
  it('reads what the sink wrote', () => {
    const half = Math.floor(Number.MAX_SAFE_INTEGER / 2);
    assert(
      property(maxSafeNat(), maxSafeInteger(), array(string()), (number, anyNumber, anyTexts) => {
        const signed = Math.trunc(anyNumber / 2) % half;
        const texts = anyTexts.map((text) => text.replaceAll('\n', ' '));
        const sink = createByteSink(fileMarks.places);
        sink.varint(number);
        sink.zigzag(signed);
        sink.texts(texts);
        sink.uint32(number % 2 ** 32);
        const source = openByteSource(sink.bytes(), fileMarks.places);
        expect(source.varint()).toBe(number);
        expect(source.zigzag()).toBe(signed === 0 ? 0 : signed);
        expect(source.texts(texts.length)).toEqual(texts);
        expect(source.uint32()).toBe(number % 2 ** 32);
        source.end();
      }),
    );
  });

  it('reads many numbers as it reads each', () => {
    assert(
      property(array(maxSafeNat().map((number) => number % 2 ** 32)), (numbers) => {
        const sink = createByteSink(fileMarks.places);
        for (const number of numbers) sink.varint(number);
        const source = openByteSource(sink.bytes(), fileMarks.places);
        expect([...source.varints(numbers.length)]).toEqual(numbers);
        source.end();
      }),
    );
    const sink = createByteSink(fileMarks.places);
    sink.varint(2 ** 32);
    expect(() => openByteSource(sink.bytes(), fileMarks.places).varints(1)).toThrow(RangeError);
    expect(() => openByteSource(sink.bytes(), fileMarks.places).varints(1000)).toThrow(RangeError);
    expect(() => openByteSource(sink.bytes().subarray(0, 7), fileMarks.places).varints(2)).toThrow(RangeError);
  });

  it('refuses another kind of file, a short file and a long one', () => {
    const sink = createByteSink(fileMarks.places);
    sink.varint(300);
    const bytes = sink.bytes();
    expect(() => openByteSource(bytes, fileMarks.phone)).toThrow(RangeError);
    expect(() => openByteSource(new Uint8Array(2), fileMarks.phone)).toThrow(RangeError);
    expect(() => openByteSource(bytes.subarray(0, 5), fileMarks.places).varint()).toThrow(RangeError);
    expect(() => openByteSource(bytes, fileMarks.places).end()).toThrow(RangeError);
  });

  it('refuses a list with another number of texts', () => {
    const sink = createByteSink(fileMarks.regions);
    sink.texts(['a', 'b']);
    expect(() => openByteSource(sink.bytes(), fileMarks.regions).texts(3)).toThrow(RangeError);
  });

  it('has marks that no program or archive starts with', () => {
    const marks = Object.values(fileMarks);
    expect(new Set(marks).size).toBe(marks.length);
    for (const mark of marks) expect(mark).toMatch(/^[A-Z]{2}[0-9]\0$/);
    expect(marks.some((mark) => mark.startsWith('MZ') || mark.startsWith('PK'))).toBe(false);
  });
});
