import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publishedNames } from '../../../../lib/lookup/names/published-names.ts';
import type { Subject } from '../../../../lib/model/subject-schema.ts';
import { anyCharacter } from '../../any-character.ts';

const berlin: Subject = { kind: 'phone', e164: '+4930901820' };

function jsonLd(...things: unknown[]) {
  return things.map((thing) => ({ jsonLd: JSON.stringify(thing) }));
}
function cards(...places: [phone: string, name: string][]) {
  return places.map(([phone, name]) => ({ phone, name }));
}

describe('the names that a page publishes', () => {
  test.each([
    '+49 30 901820',
    '+49-(0)30-901820',
    '0049 30 901820',
    '030/90 18 20',
    'tel:+4930901820',
    '+49 30 901820 ext. 12',
    'Tel.: 030 901820',
  ])('are those of the same number, written %s', (telephone) => {
    expect(publishedNames(jsonLd({ name: 'Senat', telephone }), berlin, 'DE')).toEqual(['Senat']);
    expect(publishedNames(cards([telephone, 'Senat']), berlin, 'DE')).toEqual(['Senat']);
  });

  test.each(['sms:+4930901820,\ud800', 'sms:\udc00;+4930901820', 'smsto:030901820,\ud800', 'tel:+4930901820\ud800'])(
    'are read although one has half a character: %j',
    (telephone) => {
      const bad = { name: 'Half', telephone };
      expect(publishedNames(jsonLd(bad, { name: 'Senat', telephone: '+49 30 901820' }), berlin, 'DE')).toContain(
        'Senat',
      );
      expect(publishedNames(cards([telephone, 'Half'], ['030 901820', 'Senat']), berlin, 'DE')).toContain('Senat');
    },
  );

  test('are not those of other numbers', () => {
    expect(publishedNames(jsonLd({ name: 'Ada', telephone: '+49 40 901820' }), berlin, 'DE')).toEqual([]);
    expect(publishedNames(cards(['+43 30 901820', 'Ada'], ['', 'Bea'], ['no number', 'Cea']), berlin, 'DE')).toEqual(
      [],
    );
  });

  test('a number without a code is read with its address, else as the find was, else as the number itself', () => {
    const inAustria = { name: 'Wien', telephone: '030 901820', address: { addressCountry: 'AT' } };
    expect(publishedNames(jsonLd(inAustria), berlin, 'DE')).toEqual([]);
    expect(publishedNames(jsonLd({ name: 'Senat', telephone: '030 901820' }), berlin, 'FR')).toEqual([]);
    expect(publishedNames(jsonLd({ name: 'Senat', telephone: '030 901820' }), berlin, null)).toEqual(['Senat']);
  });

  test('a place may hold the number in its link, its text, or with other words', () => {
    expect(publishedNames(cards(['tel:+4930901820\nCall us', 'Senat']), berlin, null)).toEqual(['Senat']);
    expect(publishedNames(cards(['\n Work \n   +49 30 901820', 'Senat']), berlin, null)).toEqual(['Senat']);
  });

  test('are cleaned, each given once, and three at most', () => {
    const telephone = berlin.e164;
    const names = ['\u202eSenat ', 'senat', '030 901820', 'B', 'C', 'D'];
    expect(publishedNames(jsonLd(names.map((name) => ({ name, telephone }))), berlin, 'DE')).toEqual([
      'Senat',
      'B',
      'C',
    ]);
  });

  test('an address has none', () => {
    expect(publishedNames(cards(['8.8.8.8', 'Google']), { kind: 'ip', ip: '8.8.8.8' }, null)).toEqual([]);
  });

  test('whatever a page writes, nothing throws and every name is short text', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: anyCharacter }), fc.constant('+49 30 901820'));
    fc.assert(
      fc.property(fc.array(text), fc.array(fc.record({ phone: text, name: text })), (texts, places) => {
        for (const name of publishedNames([...texts.map((text) => ({ jsonLd: text })), ...places], berlin, 'DE')) {
          expect(Array.from(name).length).toBeLessThanOrEqual(120);
        }
      }),
    );
  });
});
