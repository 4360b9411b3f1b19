import type { Settings } from '../../model/settings/settings.ts';

/**
 * Returns the country with which numbers without a country code are read (ISO 3166-1 alpha-2): the user's choice,
 * otherwise the region of the browser's language. Null if that has none; then the popup asks for it.
 */
export function personCountry(settings: Settings): string | null {
  return settings.defaultCountry ?? browserCountry();
}

/** Returns the region of the first of the browser's languages that has one ("de-AT" → AT, "en" → null). */
export function browserCountry(languages: readonly string[] = navigator.languages): string | null {
  return languages.map(languageCountry).find((region) => region !== null) ?? null;
}

/** Returns the region in a language tag ("de-AT" → AT); null if it has none or is not a language tag. */
export function languageCountry(language: string | null): string | null {
  try {
    const region = language === null ? undefined : new Intl.Locale(language).region;
    return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : null;
  } catch {
    return null;
  }
}

/** Languages with one obvious country. */
const atHome = new Set(
  `az bg cs da el et fa fi he hi hr hu hy is ja ka kk km ko ky lo lt lv mk mn mt my nb ne nn no pl ro si sk sl sv th tr uk
  uz vi`.split(/\s+/),
);

/**
 * Languages of several countries, in one of which most of the pages are written. For a user in one of the others, the
 * default country tells more. English, Spanish, Arabic and Chinese have too many countries.
 */
const mostlyIn = new Set('de fr it nl pt ru sv'.split(' '));

/**
 * Returns the obvious country of a language (`ja` → JP) for a user whose default country is `person`. `de` gives DE in
 * the United States, but null in Austria, whose own numbers may be meant. Null for languages of many countries (`en`).
 */
export function mainCountry(language: string | null, person: string | null): string | null {
  const name = language?.toLowerCase().split('-')[0] ?? '';
  const isObvious = atHome.has(name) || (mostlyIn.has(name) && !(person !== null && isSpokenIn(name, person)));
  return isObvious ? usualRegion(name) : null;
}

/** Countries, besides its usual one, in which a language is official or the most written. */
const alsoIn: Readonly<Record<string, string>> = {
  ar: 'AE BH DJ DZ IQ JO KW LB LY MA MR OM PS QA SA SD SY TN YE',
  de: 'AT BE CH LI LU',
  en: 'AG AU BB BM BS BW BZ CA CM FJ GB GD GH GI GM GY HK IE IN JM KE KN KY LC LK LR LS MT MU MW NA NG NZ PG PH PK RW SB SC SG SL SZ TO TT TZ UG VC VU WS ZA ZM ZW',
  es: 'AR BO CL CO CR CU DO EC GQ GT HN MX NI PA PE PR PY SV UY VE',
  fr: 'BE BF BI BJ CA CD CF CG CH CI CM DJ GA GF GN GP HT KM LU MC MG ML MQ NC NE PF RE RW SC SN TD TG VU',
  it: 'CH SM VA',
  nl: 'AW BE CW SR',
  pt: 'AO CV GW MO MZ PT ST TL',
  ru: 'BY KG KZ',
  sv: 'AX FI',
  zh: 'HK MO SG TW',
};

/** Is a tag's language official or the most written in this country? */
export function isSpokenIn(language: string, country: string): boolean {
  const [name = ''] = language.toLowerCase().split('-');
  return usualRegion(language) === country || (alsoIn[name]?.split(' ').includes(country) ?? false);
}

/** Returns the usual region of a tag's language (`de-AT` → DE, `en` → US); null if this is not a language tag. */
export function usualRegion(language: string): string | null {
  try {
    return new Intl.Locale(new Intl.Locale(language).language).maximize().region ?? null;
  } catch {
    return null;
  }
}
