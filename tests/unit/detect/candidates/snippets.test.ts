import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Part } from '../../../../lib/detect/candidates/likely-parts.ts';
import { snippets } from '../../../../lib/detect/candidates/likely-parts.ts';

function at(start: number, length = 10): Part {
  return { start, end: start + length };
}

describe('snippets', () => {
  const text = 'x'.repeat(10_000);

  it('gives each candidate 80 characters on both sides', () => {
    expect(snippets(text, [at(500)])).toEqual([{ start: 420, text: 'x'.repeat(170) }]);
  });

  it('stays inside the text', () => {
    expect(snippets('abc 030 901820', [at(4)])).toEqual([{ start: 0, text: 'abc 030 901820' }]);
    expect(snippets('abc', [])).toEqual([]);
  });

  it('merges what overlaps', () => {
    expect(snippets(text, [at(500), at(600)]).length).toBe(1);
    expect(snippets(text, [at(500), at(900)]).length).toBe(2);
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
