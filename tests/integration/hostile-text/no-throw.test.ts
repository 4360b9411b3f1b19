import { array, assert, constantFrom, dictionary, jsonValue, nat, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/detect/detect.ts';
import { plainText } from '../../../lib/detect/text/plain-text.ts';
import { operations } from '../../../lib/lookup/service/operations.ts';
import type { Subject } from '../../../lib/model/subject-schema.ts';
import { anyCharacter } from '../../unit/any-character.ts';
import { parsers, pieces } from './parsers.ts';

/** Texts of everything: pieces, characters of all planes, halves of pairs, long runs of one piece. */
const piece = constantFrom(...pieces);
const half = nat(0x7ff).map((offset) => String.fromCharCode(0xd800 + offset));
const run = array(piece, { minLength: 1, maxLength: 1 }).chain(([one = '']) =>
  nat(400).map((times) => one.repeat(times)),
);
const anyText = array(oneof(piece, piece, string({ unit: anyCharacter, maxLength: 4 }), half, run), {
  maxLength: 30,
}).map((parts) => parts.join(''));

describe('whatever the text', () => {
  it.each(Object.entries(parsers))('%s does not throw', (_, parse) => {
    assert(
      property(anyText, (text) => {
        parse(text);
      }),
      { numRuns: 200 },
    );
  });

  it('finds lie within the text, in order and apart', () => {
    assert(
      property(anyText, (text) => {
        let from = 0;
        for (const { start, end } of detect(text, { country: 'US' })) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          from = end;
        }
        expect(from).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 200 },
    );
  });

  it('plain text has the length of the text', () => {
    assert(
      property(anyText, (text) => {
        expect(plainText(text)).toHaveLength(text.length);
      }),
    );
  });
});

describe('whatever the answer', () => {
  const fields = [
    ...['status', 'ip', 'range', 'region', 'country', 'country_name', 'postal', 'timezone', 'name', 'carrier'],
    ...['linetype', 'countrycode', 'countrycodenum', 'countryname', 'location', 'formatnational', 'ratelimit_remain'],
  ];
  const subjects = {
    phone: { kind: 'phone', e164: '+41446681800' },
    ip: { kind: 'ip', ip: '1.1.1.1' },
  } as const satisfies Record<Subject['kind'], Subject>;
  const anyAnswer = dictionary(oneof(constantFrom(...fields), string()), oneof(jsonValue(), anyText, array(nat())));

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s reads it or names a field',
    (_, operation) => {
      assert(
        property(anyAnswer, (json) => {
          for (const kind of operation.kinds) {
            const read = operation.decode(json, { subject: subjects[kind], countryBoxes: null });
            if (!read.ok) expect(read.problem).toMatchObject({ kind: 'bad-shape', field: expect.any(String) });
          }
        }),
      );
    },
  );
});
