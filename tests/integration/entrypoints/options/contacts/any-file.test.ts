import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../../../entrypoints/options/contacts/contacts-csv.ts';
import { readVcards } from '../../../../../entrypoints/options/contacts/vcard.ts';
import { inShort, readAll } from '../../../../unit/entrypoints/options/contacts/read-all.ts';

const vcardPieces = fc.constantFrom(
  'BEGIN:VCARD',
  'END:VCARD',
  'VERSION:2.1',
  'VERSION:4.0',
  'FN:Ada',
  'N;ENCODING=QUOTED-PRINTABLE:=C3=',
  'TEL;TYPE="a:1',
  'item1.TEL:+49 30 901820',
  'AGENT:',
  'ORG:a\\',
  ' ',
  '\t=',
  '\n',
  '\r\n',
  ';:',
  '\\',
);
const csvPieces = fc.constantFrom('Name', 'Phone', '"', '""', ',', ';', '\n', '\r\n', ' ::: ', '1', 'x', ' ', '\0');

describe('whatever a file holds', () => {
  it('no reader throws, and a contact has a name', () => {
    const file = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.array(fc.oneof(vcardPieces, fc.string()), { maxLength: 60 }).map((pieces) => pieces.join('')),
      fc.array(vcardPieces, { maxLength: 60 }).map((lines) => lines.join('\n')),
      fc.array(csvPieces, { maxLength: 80 }).map((pieces) => `Name,Phone\n${pieces.join('')}`),
    );
    fc.assert(
      fc.property(file, (bytes) => {
        for (const reading of readAll(bytes) ?? []) {
          expect(reading.line).toBeGreaterThan(0);
          if (reading.kind === 'contact') expect(reading.name).not.toBe('');
        }
      }),
      { numRuns: 500 },
    );
  });

  it('an entry after it is read all the same', () => {
    const junk = fc.array(fc.oneof(vcardPieces, fc.string()), { maxLength: 30 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(junk, (text) => {
        const whole = 'BEGIN:VCARD\nVERSION:3.0\nFN:Last One\nTEL:1\nEND:VCARD\n';
        // An agent's card belongs to the entry around it.
        fc.pre(!/AGENT:\s*(\n|$)/.test(text));
        expect(inShort(`${text}\n${whole}`).at(-1)).toBe('Last One: 1');
      }),
    );
  });

  it.each([
    ['vCards', 'BEGIN:VCARD\nFN:Ada\nTEL:1\nEND:VCARD\n', readVcards],
    ['folded lines', 'FN:a\n b\n', readVcards],
    ['one line that goes on', ' b\n', readVcards],
    ['soft breaks', 'NOTE;QUOTED-PRINTABLE:a=\n', readVcards],
    ['open parameters', 'TEL;A="b:', readVcards],
    ['backslashes', 'BEGIN:VCARD\nN:\\\\;\\;\n', readVcards],
    ['rows', 'Ada,"a ""b""",1\n', readCsv],
    ['open marks', '"Ada,1\n', readCsv],
    ['stray marks', '"a" "b",1\n', readCsv],
    ['one row that goes on', '"a""b"x', readCsv],
  ])(
    'a long file comes to an end, which quadratic time would not: %s',
    (_, unit, reader) => {
      const body = unit.repeat(Math.ceil(1_000_000 / unit.length));
      const text = reader === readCsv ? `Name,Phone\n${body}` : `BEGIN:VCARD\n${body}`;
      let steps = 0;
      for (const _step of reader(text) ?? []) steps += 1;
      expect(steps).toBeGreaterThan(0);
    },
    60_000,
  );
});
