import { AsYouType, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Digits with what people put between them; with a plus, or more digits than a part of an address has. */
const begun = /^\s*(?:\+[\d\s()-]*\d|[\d\s()-]*(?:\d[\s()-]*){4}\d)$/;

/**
 * Returns a partly typed phone number in the groups of its country; null if it is to stay as typed, for example because
 * it may still become an IP address. `country` is used for national numbers; null if unknown.
 *
 * Signs that the user put between digits are kept: another number may begin after them ("+49 30 901820 1234…"), or the
 * text is a date ("2026-11-22") or a price. So a text is grouped only if grouping keeps its signs where they are, or if
 * only its last character is not grouped yet.
 */
export function formatTyped(text: string, country: string | null): string | null {
  if (!begun.test(text)) return null;
  const home = country !== null && isSupportedCountry(country) ? country : undefined;
  const grouped = (typed: string) => new AsYouType(home).input(typed);
  const formatted = grouped(text);
  if (formatted === text || digitsOf(formatted) !== digitsOf(text)) return null;
  const before = text.slice(0, -1);
  return keepsSigns(text, formatted) || before === grouped(before) ? formatted : null;
}

/** Returns a number in E.164 form as people write it; as it came if it can't be read. */
export function internationalText(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}

function digitsOf(text: string): string {
  return text.replace(/[^\d+]/g, '');
}

/** Are all signs between the digits of `text` also in `formatted`, which has the same digits? */
function keepsSigns(text: string, formatted: string): boolean {
  const theirs = formatted.split(/\d/);
  return text.split(/\d/).every((signs, index) => theirs[index]?.startsWith(signs) ?? false);
}
