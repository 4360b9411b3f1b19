import type { PhoneReport } from '../model/phone-report.ts';
import { countryName } from '../words/country-name.ts';
import { say } from '../words/say.ts';

/**
 * How to take the device's carrier, or why there is none. Ranges say who held a number first, not who holds it now
 * (libphonenumber FAQ, carrier); for the North American plan no carrier data are published.
 */
export function carrierNote(phone: PhoneReport): string {
  if (phone.carrier !== null) return say('carrierFirstHolder');
  if (phone.missing.length > 0) return say('dataMissing');
  if (phone.callingCode === 1) {
    if (phone.region === 'US') return say('carrierNotPublishedUs');
    if (phone.region !== null) return say('carrierNotPublishedIn', countryName(phone.region));
  }
  return say('carrierUnknown');
}
