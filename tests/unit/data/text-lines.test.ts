import { array, assert, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTextLines } from '../../../lib/data/text-lines.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('openTextLines', () => {
  it('reads any line, in any order', () => {
    const anyLine = string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', ''));
    assert(
      property(array(anyLine, { minLength: 1 }), array(nat()), (lines, wanted) => {
        const read = openTextLines(bytesOf(lines.join('\n')));
        for (const number of wanted) expect(read(number % lines.length)).toBe(lines[number % lines.length]);
        expect(() => read(lines.length)).toThrow(RangeError);
        expect(read(0)).toBe(lines[0]);
      }),
    );
  });

  it('reads lines far down, first and again', () => {
    const lines = Array.from({ length: 2048 }, (_, number) => (number % 7 === 0 ? '' : `ö${number}`));
    for (const order of [
      [2047, 0, 31, 32, 33, 1000, 2047],
      [0, 64, 63, 65, 2047, 96],
    ]) {
      const read = openTextLines(bytesOf(lines.join('\n')));
      for (const number of order) expect(read(number)).toBe(lines[number]);
      expect(() => read(2048)).toThrow(RangeError);
    }
  });

  it('refuses only the line that is not UTF-8', () => {
    const read = openTextLines(new Uint8Array([65, 10, 255, 10, 66]));
    expect(() => read(1)).toThrow(RangeError);
    expect([read(0), read(2)]).toEqual(['A', 'B']);
  });
});
