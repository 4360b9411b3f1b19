const english = new Intl.DisplayNames(['en'], { type: 'region' });

/** The English name of an ISO 3166-1 alpha-2 code, empty where there is no code. */
export function countryName(code: string | null): string {
  return code ? (english.of(code) ?? code) : '';
}
