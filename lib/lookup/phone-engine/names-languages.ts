/** Regions that write Chinese in traditional characters, as libphonenumber's `MappingFileProvider` has them. */
const traditionalRegions: ReadonlySet<string> = new Set(['TW', 'HK', 'MO']);

/**
 * The languages in which to look for a name, best first, for a person who reads `tag` (BCP 47): the language in its
 * script, if that is known, then the language. "zh-TW" gives zh-Hant and zh, as libphonenumber does. English is none of
 * them: it is what remains. A tag that is none gives nothing.
 */
export function namesLanguages(tag: string): readonly string[] {
  // Most people's answer, without the third of a millisecond that the first locale takes.
  if (/^en\b/i.test(tag)) return [];
  try {
    // Not its likely script: `maximize` takes over two milliseconds, of the fifty in which a sleeping worker answers.
    const { language, script, region } = new Intl.Locale(tag);
    const ofRegion = language === 'zh' && traditionalRegions.has(region ?? '') ? 'Hant' : undefined;
    const written = script ?? ofRegion;
    return written === undefined ? [language] : [`${language}-${written}`, language];
  } catch {
    return [];
  }
}
