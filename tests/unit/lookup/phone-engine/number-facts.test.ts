import { describe, expect, it } from 'vitest';
import { fileMarks } from '../../../../lib/data/byte-source.ts';
import { numberFacts } from '../../../../lib/lookup/phone-engine/number-facts.ts';
import { decodePhoneFile } from '../../../../lib/lookup/phone-engine/phone-file.ts';
import { lineTypes } from '../../../../lib/model/phone-report.ts';
import { createByteSink } from '../../../../scripts/data/byte-sink.ts';
import { encodePrefixTable } from '../../../../scripts/data/encode-prefix-table.ts';

/** A calling code where every number has a place, a carrier and a zone of its prefix, and two zones in all. */
function inventedFile() {
  const sink = createByteSink(fileMarks.phone);
  const decades = (text: string) =>
    new Map(Array.from({ length: 10 }, (_, digit) => [String(digit), `${text} ${digit}`]));
  encodePrefixTable(sink, { entries: decades('Place'), fallback: '' });
  encodePrefixTable(sink, { entries: decades('Carrier'), fallback: '' });
  encodePrefixTable(sink, { entries: decades('Zone'), fallback: 'A/A&B/B' });
  return decodePhoneFile(sink.bytes());
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
      timeZones: fixed ? ['Zone 9'] : ['A/A', 'B/B'],
    });
  });

  it.each([52, 55, 62, 86])('places mobile numbers of +%i', (callingCode) => {
    expect(numberFacts(file, { callingCode, nationalNumber, type: 'MOBILE' })).toEqual({
      location: 'Place 9',
      carrier: 'Carrier 9',
      timeZones: ['Zone 9'],
    });
  });

  it('skips the mobile token of Argentina for the place only', () => {
    expect(numberFacts(file, { callingCode: 54, nationalNumber, type: 'MOBILE' })).toEqual({
      location: 'Place 1',
      carrier: 'Carrier 9',
      timeZones: ['Zone 9'],
    });
  });
});
