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
  for (const language of languages) {
    const region = new Intl.Locale(language).region;
    if (region && /^[A-Z]{2}$/.test(region)) return region;
  }
  return null;
}
