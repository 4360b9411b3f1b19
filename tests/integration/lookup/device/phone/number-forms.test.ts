import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/max/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it } from 'vitest';
import { numberForms } from '../../../../../lib/lookup/device/phone/number-forms.ts';
import { numberType } from '../../../../../lib/lookup/device/phone/number-type.ts';
import { createRandom } from '../../../../../scripts/bench/random.ts';

const random = createRandom(7);
const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('');

/** Numbers of every calling code and every length, most of them in ranges that nobody has. */
function inventedNumbers(): string[] {
  const codes = [...Object.keys(metadata.country_calling_codes), ...Object.keys(metadata.nonGeographic)];
  return codes.flatMap((code) => Array.from({ length: 130 }, (_, index) => `+${code}${digits(3 + (index % 13))}`));
}

/** Neighbours of every region's mobile example. */
function neighbours(): string[] {
  return getCountries().flatMap((region) => {
    const start = `+${getCountryCallingCode(region)}`;
    return [1, 2, 3, 4, 5, 6].map((end) => `${start}${examples[region].slice(0, -end)}${digits(end)}`);
  });
}

it.each([
  ['invented numbers', inventedNumbers, 25_000],
  ['neighbours of mobile numbers', neighbours, 1_400],
])('numberForms writes and numberType sorts %s as libphonenumber-js does', (_, make, least) => {
  const numbers = make()
    .map((text) => parsePhoneNumberFromString(text))
    .filter((number) => number !== undefined);
  expect(numbers.length).toBeGreaterThan(least);
  const differ = numbers.filter((number) => {
    const { national, international, rfc3966 } = numberForms(number);
    return (
      numberType(number) !== (number.getType() ?? null) ||
      (numberType(number) !== null) !== number.isValid() ||
      national !== number.formatNational() ||
      international !== number.formatInternational() ||
      rfc3966 !== number.getURI()
    );
  });
  expect(differ.map(({ number }) => number)).toEqual([]);
});
