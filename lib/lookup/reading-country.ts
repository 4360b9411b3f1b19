import type { Settings } from '../model/settings.ts';
import { isSpokenIn } from './spoken-in.ts';
import { usualRegion } from './usual-region.ts';

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

/** Languages with one obvious country. */
const atHome = new Set(
  `az bg cs da el et fa fi he hi hr hu hy is ja ka kk km ko ky lo lt lv mk mn mt my nb ne nn no pl ro si sk sl sv th tr uk
  uz vi`.split(/\s+/),
);

/**
 * Languages of several countries of which one has most of what is written. In the others that speak them the person's
 * default country tells more. English, Spanish, Arabic and Chinese are at home in too many.
 */
const mostlyIn = new Set('de fr it nl pt ru sv'.split(' '));

/**
 * The country that a language without a region stands for (`ja` → JP), for a person of `person`: `de` → DE in America,
 * null in Austria, whose own numbers may be meant; null for languages of many countries (`en`).
 */
export function mainCountry(language: string | null, person: string | null): string | null {
  const name = language?.toLowerCase().split('-')[0] ?? '';
  const isObvious = atHome.has(name) || (mostlyIn.has(name) && !(person !== null && isSpokenIn(name, person)));
  return isObvious ? usualRegion(name) : null;
}
