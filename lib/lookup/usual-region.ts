/** The region that the language of a tag is usually set with (`de-AT` → DE, `en` → US); null where it is no language. */
export function usualRegion(language: string): string | null {
  try {
    return new Intl.Locale(new Intl.Locale(language).language).maximize().region ?? null;
  } catch {
    return null;
  }
}
