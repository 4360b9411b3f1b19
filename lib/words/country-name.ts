import { namesLanguage } from './names-language.ts';

/** The name of an ISO 3166-1 alpha-2 code in the person's language; the code itself where no name is known. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames([namesLanguage()], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
