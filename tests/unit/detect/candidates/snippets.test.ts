import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Part } from '../../../../lib/detect/candidates/likely-parts.ts';
import { likelyParts, snippets } from '../../../../lib/detect/candidates/likely-parts.ts';
import { detect } from '../../../../lib/detect/detect.ts';

function at(start: number, length = 10): Part {
  return { start, end: start + length };
}

describe('snippets', () => {
  const text = 'x'.repeat(10_000);

  it('gives each candidate 80 characters on both sides', () => {
    expect(snippets(text, [at(500)])).toEqual([{ start: 420, text: 'x'.repeat(170), from: 500, to: 510 }]);
  });

  it('stays inside the text', () => {
    expect(snippets('abc 030 901820', [at(4)])).toEqual([{ start: 0, text: 'abc 030 901820', from: 4, to: 14 }]);
    expect(snippets('abc', [])).toEqual([]);
  });

  it('merges what overlaps', () => {
    expect(snippets(text, [at(500), at(600)]).length).toBe(1);
    expect(snippets(text, [at(500), at(900)]).length).toBe(2);
  });

  it('says what of it is context, in which a number may be cut', () => {
    const numbers = Array.from(
      { length: 200 },
      (_, nth) => `${'word '.repeat(1 + (nth % 5))}+49 30 9018${20_000 + nth}`,
    );
    const list = numbers.join(', ');
    const found = snippets(list, likelyParts(list)).flatMap(({ start, text: part, from, to }) =>
      detect(part, { country: 'DE' })
        .filter((find) => find.start + start < to && find.end + start > from)
        .map((find) => list.slice(find.start + start, find.end + start)),
    );
    expect(new Set(found)).toEqual(new Set(numbers.map((number) => number.replaceAll('word ', ''))));
  });

  it('holds every candidate whole, in pieces of at most 2000 characters', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9_900), { maxLength: 60 }), (starts) => {
        const candidates = starts.sort((a, b) => a - b).map((start) => at(start, 20));
        const parts = snippets(text, candidates);
        expect(parts.every((part) => part.text.length <= 2000)).toBe(true);
        for (const { start, end } of candidates) {
          expect(parts.some((part) => part.start <= start && part.start + part.text.length >= end)).toBe(true);
        }
      }),
    );
  });
});
