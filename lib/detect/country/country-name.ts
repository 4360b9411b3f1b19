import { otherCountryNames } from '../../model/country-names.ts';
import { regionRow } from '../plan/plan-rows.ts';

/** Languages in which to look for a country's name, after the page's own. */
const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'da',
  'nb',
  'fi',
  'cs',
  'ru',
  'tr',
  'ja',
  'zh',
];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Country codes by plain name, for each language used so far. */
const known = new Map<string, Map<string, string>>();

/**
 * Returns the country (ISO 3166-1 alpha-2) that a text of schema.org's `addressCountry` names, by its code or by its
 * name in the page's language, in English or in another large language. Null if it names no country.
 */
export function nameCountry(text: string, language: string | null): string | null {
  const written = unescaped(text).trim();
  const code = written.toUpperCase();
  if (/^[A-Z]{2}$/.test(code) && hasNumbers(code)) return code;
  const name = plain(written);
  if (name.length < 2) return null;
  const found = otherCountryNames.get(name);
  if (found !== undefined) return found;
  for (const tried of language === null ? languages : [language, ...languages]) {
    const country = namesIn(tried).get(name);
    if (country !== undefined) return country;
  }
  return null;
}

/** Returns the plain names of all countries in a language; empty if this is not a language tag. */
function namesIn(language: string): Map<string, string> {
  let names = known.get(language);
  if (!names) {
    names = new Map();
    // A page may declare any language, so all names are dropped before there are too many.
    if (known.size > 2 * languages.length) known.clear();
    known.set(language, names);
    for (const [code, name] of displayNames(language)) names.set(plain(name), code);
  }
  return names;
}

function displayNames(language: string): [code: string, name: string][] {
  try {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const codes = letters.flatMap((one) => letters.map((other) => `${one}${other}`)).filter(hasNumbers);
    return codes.map((code) => [code, names.of(code) ?? code]);
  } catch {
    return [];
  }
}

/** Returns a name's letters in lower case, without accents. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

/** Resolves escapes such as `\u00d6sterreich`: the text is a stretch of JSON that was not parsed. */
function unescaped(text: string): string {
  return text.replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function hasNumbers(code: string): boolean {
  return regionRow(code) !== null;
}
