import { namesLanguage } from './names-language.ts';

/** Made once for a language: making one takes longer than drawing a row of a list. */
const made = new Map<string, Intl.DisplayNames>();

/** The name of an ISO 3166-1 alpha-2 code in the person's language; the code itself where no name is known. */
export function countryName(code: string): string {
  try {
    return namesIn(namesLanguage()).of(code) ?? code;
  } catch {
    return code;
  }
}

function namesIn(language: string): Intl.DisplayNames {
  const names = made.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  made.set(language, names);
  return names;
}
