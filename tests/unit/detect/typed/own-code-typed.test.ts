import metadata from 'libphonenumber-js/max/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { readContactNumber } from '../../../../lib/detect/typed/contact-numbers.ts';
import { readLink } from '../../../../lib/detect/typed/read-link.ts';
import { otherReading, readListed, readTyped } from '../../../../lib/detect/typed/read-subject.ts';

/** Numbers with the calling code of the country, but without its plus: country, written, number, and what else it may be. */
const numbers = [
  ['DE', '4917612345678', '+4917612345678', '+494917612345678'],
  ['DE', '49 176 12345678', '+4917612345678', '+494917612345678'],
  ['DE', '497111234567', '+497111234567', '+49497111234567'],
  ['DE', '49(0)345279580', '+49345279580', null],
  ['DE', '44(0)20 7946 0958', '+442079460958', null],
  ['ID', '6221520123', '+6221520123', '+626221520123'],
  ['AT', '43552031035', '+43552031035', '+4343552031035'],
  ['XK', '38347902515', '+38347902515', '+38338347902515'],
  ['SE', '46 8 12345678', '+46812345678', null],
] as const;

describe.each(numbers)('in %s, %s', (country, text, e164, other) => {
  const isNumber = [{ subject: { kind: 'phone', e164 } }];

  it(`is ${e164}, typed, in a list and in a contact`, () => {
    expect(readTyped(text, country)).toMatchObject({ value: isNumber });
    expect(readListed(text, { country, alone: true })).toMatchObject(isNumber);
    expect(readContactNumber(text, country)).toEqual({ ok: true, value: [e164] });
  });

  it(`may also be ${other}`, () => {
    expect(otherReading(text, country)).toEqual(other === null ? null : { kind: 'phone', e164: other });
  });
});

it.each(numbers.filter(([, text]) => !text.includes('(')))('in %s, a link to %s calls %s', (country, text, e164) => {
  const link = readLink(`tel:${text}`, e164, country);
  expect(link).toMatchObject({ target: { subject: { e164 }, country: null }, shown: null });
});

it.each([
  ['DE', '030901820', '+4930901820'],
  ['DE', '04931 12345', '+49493112345'],
  ['ZA', '278243016', '+27278243016'],
  ['SK', '421411660', '+421421411660'],
  ['PL', '483019578', '+48483019578'],
  ['IT', '3909618547', '+393909618547'],
] as const)('in %s, %s is national: only its area code looks like the calling code', (country, text, e164) => {
  expect(readTyped(text, country)).toMatchObject({ value: [{ subject: { e164 } }] });
  expect(otherReading(text, country)).toBeNull();
});

it('the mobile number of every country may have its calling code without a plus', () => {
  const codes: Readonly<Record<string, readonly unknown[]>> = metadata.countries;
  const wrong = Object.entries<string>(examples).filter(([country, national]) => {
    const digits = `${codes[country]?.[0]}${national}`;
    const read = readTyped(digits, country);
    return !(read.ok && read.value[0].subject.kind === 'phone' && read.value[0].subject.e164 === `+${digits}`);
  });
  expect(wrong).toEqual([]);
});
