import { AsYouType, isSupportedCountry } from 'libphonenumber-js/max';

/** Digits with what people put between them; with a plus, or more digits than a part of an address has. */
const begun = /^\s*(?:\+[\d\s()-]*\d|[\d\s()-]*(?:\d[\s()-]*){5})$/;

/**
 * A phone number, as far as it is typed, in the groups of its country; null where it stays as it is, as what may still
 * become an IP address does. `country` reads national numbers, null where none is known.
 */
export function formatTyped(text: string, country: string | null): string | null {
  if (!begun.test(text)) return null;
  const home = country !== null && isSupportedCountry(country) ? country : undefined;
  const formatted = new AsYouType(home).input(text);
  const isSame = formatted.replace(/[^\d+]/g, '') === text.replace(/[^\d+]/g, '');
  return isSame && formatted !== text ? formatted : null;
}
