import { describe, expect, it } from 'vitest';
import { fileMarks } from '../../../../../lib/data/byte-source.ts';
import { decodeNamesFile } from '../../../../../lib/lookup/device/phone/names.ts';
import { numberFacts } from '../../../../../lib/lookup/device/phone/number-facts.ts';
import { decodePhoneFile } from '../../../../../lib/lookup/device/phone/prefix-table.ts';
import { lineTypes } from '../../../../../lib/model/answer/report.ts';
import { createByteSink } from '../../../../../scripts/data/byte-sink.ts';
import { encodePrefixTable } from '../../../../../scripts/data/encode-prefix-table.ts';

const decades = (text: string) =>
  new Map(Array.from({ length: 10 }, (_, digit) => [String(digit), `${text} ${digit}`]));

/** A calling code where every number has a place, a carrier and a zone of its prefix, and two zones in all. */
function inventedFile() {
  const sink = createByteSink(fileMarks.phone);
  sink.varint(0);
  sink.texts([]);
  encodePrefixTable(sink, { entries: decades('Place'), fallback: '' });
  encodePrefixTable(sink, { entries: decades('Carrier'), fallback: '' });
  encodePrefixTable(sink, { entries: decades('Zone'), fallback: 'A/A&B/B' });
  return decodePhoneFile(sink.bytes());
}

/** Names of some prefixes in another language. */
function inventedNames(places: Record<string, string>, carriers: Record<string, string>) {
  const sink = createByteSink(fileMarks.phoneNames);
  encodePrefixTable(sink, { entries: new Map(Object.entries(places)), fallback: '' });
  encodePrefixTable(sink, { entries: new Map(Object.entries(carriers)), fallback: '' });
  return decodeNamesFile(sink.bytes());
}

const file = inventedFile();
const nationalNumber = '912345678';

describe('numberFacts', () => {
  it.each(lineTypes)('gives %s what its type allows', (type) => {
    const fixed = type === 'FIXED_LINE' || type === 'FIXED_LINE_OR_MOBILE';
    const mobile = type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' || type === 'PAGER';
    expect(numberFacts(file, { callingCode: 49, nationalNumber, type })).toEqual({
      location: fixed ? 'Place 9' : null,
      carrier: mobile ? 'Carrier 9' : null,
      english: null,
      timeZones: fixed ? ['Zone 9'] : ['A/A', 'B/B'],
    });
  });

  it.each([52, 55, 62, 86])('places mobile numbers of +%i', (callingCode) => {
    expect(numberFacts(file, { callingCode, nationalNumber, type: 'MOBILE' })).toEqual({
      location: 'Place 9',
      carrier: 'Carrier 9',
      english: null,
      timeZones: ['Zone 9'],
    });
  });

  it('skips the mobile token of Argentina for the place only', () => {
    expect(numberFacts(file, { callingCode: 54, nationalNumber, type: 'MOBILE' })).toEqual({
      location: 'Place 1',
      carrier: 'Carrier 9',
      english: null,
      timeZones: ['Zone 9'],
    });
  });

  it('takes each name from the first language that has it, by that language’s own longest prefix', () => {
    const number = { callingCode: 55, nationalNumber, type: 'MOBILE' } as const;
    const german = inventedNames({ 9: 'Ort neun', 91: 'Ort einundneunzig', 8: 'Ort acht' }, {});
    const french = inventedNames({ 912: 'Lieu' }, { 9: 'Opérateur' });
    expect(numberFacts(file, number, { names: [german, french] })).toMatchObject({
      location: 'Ort einundneunzig',
      carrier: 'Opérateur',
      english: { location: 'Place 9', carrier: 'Carrier 9' },
    });
    const other = numberFacts(file, { ...number, nationalNumber: '712345678' }, { names: [german, french] });
    expect(other).toMatchObject({ location: 'Place 7', carrier: 'Carrier 7', english: null });
  });

  it.each(lineTypes)('gives %s in another language what its type allows', (type) => {
    const names = [inventedNames({ 9: 'Ort' }, { 9: 'Netz' })];
    const english = numberFacts(file, { callingCode: 49, nationalNumber, type });
    const { location, carrier } = numberFacts(file, { callingCode: 49, nationalNumber, type }, { names });
    expect([location !== null, carrier !== null]).toEqual([english.location !== null, english.carrier !== null]);
  });
});
