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
