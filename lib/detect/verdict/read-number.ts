import { numberingPlan } from './numbering-plan.ts';
import { oldTrunk } from './old-trunk.ts';
import { parseDigits } from './parse-digits.ts';

/**
 * A number as libphonenumber reads it. `status`: valid, of a possible length, or merely readable. `withCode` is true
 * when the digits carried their country code; `trunkMissing` when the country writes a trunk zero that is not there;
 * `mobile` when the range belongs to mobiles alone; `written` is the number as its country writes it.
 */
export type Reading = {
  e164: string;
  status: 'valid' | 'possible' | 'readable';
  withCode: boolean;
  trunkMissing: () => boolean;
  mobile: () => boolean;
  written: () => string;
};

const mostDigits = 250;

/** Reads digits 0-9, with a leading `+` when international, as a number of `country`. */
export function readNumber(digits: string, country: string | null): Reading | null {
  return digits.length > mostDigits ? null : read(digits, country);
}

function read(digits: string, country: string | null): Reading | null {
  const home = country !== null && country >= 'A' && numberingPlan(country) ? country : null;
  if (home === null) return readFrom(digits.startsWith('00') ? `+${digits.slice(2)}` : digits, null);
  const plain = readFrom(digits, home);
  if (plain?.status === 'valid') return plain;
  const trunk = oldTrunk(home);
  if (trunk?.test(digits)) {
    const modern = readFrom(digits.replace(trunk, ''), home);
    if (modern?.status === 'valid') return { ...modern, trunkMissing: () => false };
  }
  // `00` is understood everywhere, also where another prefix leads abroad.
  if (digits.startsWith('00') && digits.charAt(2) > '0') {
    const abroad = readFrom(`+${digits.slice(2)}`, null);
    if (abroad?.status === 'valid') return abroad;
  }
  return plain;
}

function readFrom(digits: string, country: string | null): Reading | null {
  const parsed = parseDigits(digits, country);
  if (!parsed) return null;
  const { callingCode, plan, valid } = parsed;
  // The library leaves the trunk prefix where no possible number is left without it; it is none of the number's digits.
  const strayTrunk = !valid && plan.trunkPrefix === '0' && parsed.national.startsWith('0');
  const national = strayTrunk ? parsed.national.slice(1) : parsed.national;
  const number = callingCode + national;
  if (number.length > 19) return null;
  // The digits end in the whole number where the code was written, behind `00` or nothing too.
  const withCode = digits.startsWith('+') || digits.endsWith(number);
  return {
    e164: `+${number}`,
    status: valid ? 'valid' : plan.possible(national) ? 'possible' : 'readable',
    withCode,
    // Digits that were left out in front are another trunk prefix: Lithuania's 8.
    trunkMissing: () =>
      !withCode &&
      !digits.startsWith('0') &&
      digits.length <= national.length &&
      plan.writesTrunkZero(national) &&
      // Bolivia writes its mobiles as they are.
      !(plan.mobile(national) && plan.written(national) === national),
    mobile: () => plan.mobile(national),
    written: () => plan.written(national),
  };
}
