import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCandidates } from '../../../lib/detect/candidates/find-candidates.ts';
import { snippets } from '../../../lib/detect/candidates/likely-parts.ts';
import { detect } from '../../../lib/detect/detect.ts';
import { judge } from '../../../lib/detect/judge.ts';
import { subjectSchema } from '../../../lib/model/subject-schema.ts';
import { anyCharacter } from '../any-character.ts';

const pieces = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 12 }),
  fc.constantFrom(
    '+49',
    '(0)',
    '030',
    '901820',
    '212',
    '555',
    '2368',
    ' ',
    '-',
    '.',
    '/',
    ':',
    '::',
    '[.]',
    '8.8.8.8',
    'fe80::1',
    '٠١١',
    '０３',
    '\u00ad',
    'Tel',
    'x12',
    '\n',
    '2018',
    '\ud83d',
  ),
);
const texts = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''));
const countries = fc.constantFrom(null, 'DE', 'US', 'JP', 'IT', 'XX');

describe('detect', () => {
  it('gives finds in order, without overlaps, inside the text and with good subjects, whatever the text', () => {
    fc.assert(
      fc.property(texts, countries, (text, country) => {
        let last = 0;
        for (const { start, end, subject } of detect(text, { country })) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(subjectSchema().safeParse(subject).success).toBe(true);
          last = end;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('finds the same behind any words, as many characters later', () => {
    fc.assert(
      fc.property(fc.constantFrom('Hallo 🙂 ', 'नमस्ते, ', '您好。', 'Ünï '), (words) => {
        const text = 'Tel. +49 30 901820 und 8.8.8.8';
        const moved = detect(text, { country: null }).map((find) => ({
          ...find,
          start: find.start + words.length,
          end: find.end + words.length,
        }));
        expect(detect(words + text, { country: null })).toEqual(moved);
      }),
    );
  });

  it('says whether it is sure, and with which country a number was read', () => {
    expect(detect('030 901820', { country: 'DE' })).toMatchObject([{ sure: false, country: 'DE' }]);
    expect(detect('Tel. 030 901820', { country: 'DE' })).toMatchObject([{ sure: true, country: 'DE' }]);
    expect(detect('+49 30 901820', { country: 'US' })).toMatchObject([{ sure: true, country: null }]);
    expect(detect('8.8.8.8', { country: 'US' })).toMatchObject([{ sure: true, country: null }]);
    expect(detect('2.2.2.2', { country: 'US' })).toMatchObject([{ sure: false, country: null }]);
  });

  it('judges snippets as it judges the whole text', () => {
    const filler = 'Words without any digits, for a while. '.repeat(20);
    const text = `Tel. 030 901820 ${filler} ping 8.8.8.8 ${filler} Kundennr. 0301234567 ${filler} Fax 030 901821`;
    const candidates = findCandidates(text);
    const parts = snippets(text, candidates);
    const finds = parts.flatMap((part) =>
      judge(part.text, findCandidates(part.text), { country: 'DE' }).map((find) => ({
        ...find,
        start: find.start + part.start,
        end: find.end + part.start,
      })),
    );
    expect(parts.length).toBe(4);
    expect(finds).toEqual(detect(text, { country: 'DE' }));
    expect(finds.map(({ start, end }) => text.slice(start, end))).toEqual(['030 901820', '8.8.8.8', '030 901821']);
  });
});
