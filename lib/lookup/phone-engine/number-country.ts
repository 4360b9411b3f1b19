import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The country (ISO 3166-1 alpha-2) that a number in E.164 form belongs to; null for codes of no country. */
export function numberCountry(e164: string): string | null {
  return parsePhoneNumberFromString(e164)?.country ?? null;
}

/** Whether a code is that of a country with telephone numbers. */
export function isNumberCountry(code: string): boolean {
  return isSupportedCountry(code);
}
