import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Is this the code (ISO 3166-1 alpha-2) of a country with phone numbers? */
export function isNumberCountry(code: string): boolean {
  return isSupportedCountry(code);
}

/** Returns the country (ISO 3166-1 alpha-2) of a number in E.164, null if its calling code has no country. */
export function numberCountry(e164: string): string | null {
  return parsePhoneNumberFromString(e164)?.country ?? null;
}
