import { expect, it } from 'vitest';
import { readLineType } from '../../../lib/lookup/service/phone-validation.ts';
import { lineTypes } from '../../../lib/model/answer/report.ts';

it.each([
  ['mobile', 'MOBILE'],
  ['Wireless', 'MOBILE'],
  ['landline', 'FIXED_LINE'],
  ['fixed line', 'FIXED_LINE'],
  ['Fixed-Line', 'FIXED_LINE'],
  ['FIXED LINE OR MOBILE', 'FIXED_LINE_OR_MOBILE'],
  ['toll-free', 'TOLL_FREE'],
  ['TollFree', 'TOLL_FREE'],
  ['Premium rate', 'PREMIUM_RATE'],
  ['shared.cost', 'SHARED_COST'],
  ['VoIP', 'VOIP'],
])('%s is %s', (word, type) => {
  expect(readLineType(word)).toBe(type);
});

it('knows every name of libphonenumber', () => {
  expect(lineTypes.map(readLineType)).toEqual([...lineTypes]);
});

it.each(['unknown', 'Satellite', 'mobiles', '__proto__', 'constructor'])('leaves %s as it came', (word) => {
  expect(readLineType(word)).toBe(word);
});
