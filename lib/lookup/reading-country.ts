import type { Settings } from '../model/settings.ts';

/**
 * The country that nationally written numbers are read with (ISO 3166-1 alpha-2): the person's choice, else the region
 * of the browser's language; null where that names none, and then the popup asks.
 */
export function personCountry(settings: Settings): string | null {
  return settings.defaultCountry ?? browserCountry();
}

/** The region of the browser's first language that names one ("de-AT" → AT, "en" → null). */
export function browserCountry(languages: readonly string[] = navigator.languages): string | null {
  return languages.map(languageCountry).find((region) => region !== null) ?? null;
}

/** The region that a language tag names ("de-AT" → AT), null where it names none or is no language at all. */
export function languageCountry(language: string | null): string | null {
  try {
    const region = language === null ? undefined : new Intl.Locale(language).region;
    return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : null;
  } catch {
    return null;
  }
}

/**
 * Languages with one obvious country. Those of several large ones (English, Spanish, French, Portuguese, German, Italian,
 * Dutch, Arabic, Chinese …) are not among them: there the person's default country tells more.
 */
const atHome = new Set(
  `az bg cs da el et fa fi he hi hr hu hy is ja ka kk km ko ky lo lt lv mk mn mt my nb ne nn no pl ro si sk sl sv th tr uk
  uz vi`.split(/\s+/),
);

/** The country of a language without a region that is at home in one ("ja" → JP, "en" → null). */
export function soleCountry(language: string | null): string | null {
  try {
    const locale = language === null ? null : new Intl.Locale(language);
    return locale && atHome.has(locale.language) ? (locale.maximize().region ?? null) : null;
  } catch {
    return null;
  }
}
