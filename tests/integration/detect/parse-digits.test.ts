import type { CountryCode } from 'libphonenumber-js/max';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { numberingPlan } from '../../../lib/detect/plan/numbering-plan.ts';
import { parseDigits } from '../../../lib/detect/plan/parse-digits.ts';

/** What the library says of digits, in the words of our own reading. */
function reference(digits: string, country: CountryCode | null): string | null {
  const options = country === null ? { extract: false } : { defaultCountry: country, extract: false };
  const number = parsePhoneNumberFromString(digits, options);
  if (!number) return null;
  const written = number.formatNational();
  const zero =
    written === number.nationalNumber
      ? number.country !== undefined && numberingPlan(number.country)?.trunkPrefix === '0'
      : /^\D*0/.test(written) && !number.nationalNumber.startsWith('0');
  const mobile = number.getType() === 'MOBILE';
  return [number.number, number.isValid(), number.isPossible(), mobile, number.country ? zero : '-'].join();
}

function ours(digits: string, country: CountryCode | null, withZero: boolean): string | null {
  const parsed = parseDigits(digits, country);
  if (!parsed) return null;
  const { callingCode, national, plan, valid } = parsed;
  const zero = withZero ? plan.writesTrunkZero(national) : '-';
  return [`+${callingCode}${national}`, valid, plan.possible(national), plan.mobile(national), zero].join();
}

function differences(digits: readonly string[], country: CountryCode | null): string[] {
  return digits.flatMap((each) => {
    const expected = reference(each, country);
    const read = ours(each, country, expected?.endsWith('-') === false);
    return read === expected ? [] : [`${country} ${each}: ${read}, not ${expected}`];
  });
}

/** Digits that look random and are the same in every run. */
function createDigits(): (count: number) => string {
  let seed = 20_260_101;
  return (count) =>
    Array.from({ length: count }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor(seed / 65_536) % 10;
    }).join('');
}

function waysToDial(number: string, code: string, prefix: string): string[] {
  return [
    ...[number, `${prefix}${number}`, `0${number}`, `8${number}`, `1${number}`, `${number}1`, number.slice(0, -1)],
    ...[`+${code}${number}`, `+${code}${prefix}${number}`, `+${code}0${number}`, `${code}${number}`],
    ...[`00${code}${number}`, `011${code}${number}`, `0015${number}`, `015${number}`, `031${number}`, `90${number}`],
  ];
}

describe('parseDigits', () => {
  it('reads as libphonenumber does, whatever the country and the way to dial', () => {
    const random = createDigits();
    const wrong: string[] = [];
    let tried = 0;
    for (const country of getCountries()) {
      const plan = numberingPlan(country);
      const example = examples[country];
      const code = getCountryCallingCode(country);
      const numbers = [
        example,
        ...(plan?.lengths ?? []).map(random),
        ...Array.from({ length: 9 }, (_, index) => random(5 + index)),
        ...[1, 2, 3].map((kept) => example.slice(0, kept) + random(example.length - kept)),
      ];
      const dialed = numbers.flatMap((number) => waysToDial(number, code, plan?.trunkPrefix ?? ''));
      // Argentina's mobiles: 15 behind the area code.
      if (code === '54') dialed.push(...['11', '221', '2966'].map((area) => `0${area}15${random(10 - area.length)}`));
      wrong.push(...differences(dialed, country));
      tried += dialed.length;
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(tried).toBeGreaterThan(50_000);
  });

  it('reads codes of no country, and nothing without a country or a code', () => {
    const random = createDigits();
    for (const code of ['800', '808', '870', '878', '881', '882', '883', '888', '979', '210', '999', '0']) {
      const digits = Array.from({ length: 30 }, (_, index) => `+${code}${random(6 + (index % 7))}`);
      expect(differences(digits, null)).toEqual([]);
    }
    expect(parseDigits('030901820', null)).toBeNull();
    expect(parseDigits('030901820', 'XX')).toBeNull();
    expect(parseDigits('+', 'DE')).toBeNull();
    expect(parseDigits('', 'DE')).toBeNull();
  });
});
