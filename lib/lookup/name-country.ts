import { isNumberCountry } from './phone-engine/number-country.ts';

/** Names and codes in use that the browser's own lists lack, plain. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['uk', 'GB'],
  ['greatbritain', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['northernireland', 'GB'],
  ['gbr', 'GB'],
  ['usa', 'US'],
  ['unitedstatesofamerica', 'US'],
  ['america', 'US'],
  ['holland', 'NL'],
  ['thenetherlands', 'NL'],
  ['nld', 'NL'],
  ['czechrepublic', 'CZ'],
  ['turkey', 'TR'],
  ['vietnam', 'VN'],
  ['korea', 'KR'],
  ['republicofkorea', 'KR'],
  ['russianfederation', 'RU'],
  ['deu', 'DE'],
  ['brd', 'DE'],
  ['aut', 'AT'],
  ['che', 'CH'],
  ['fra', 'FR'],
  ['ita', 'IT'],
  ['esp', 'ES'],
  ['bel', 'BE'],
  ['can', 'CA'],
  ['aus', 'AU'],
  ['jpn', 'JP'],
]);

/** The languages that country names are tried in, behind the page's own. */
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

const known = new Map<string, Map<string, string>>();

/**
 * The country (ISO 3166-1 alpha-2) that a text of schema.org's `addressCountry` names: by its code, or by its name in
 * English, in the page's language or in another large one; null where it names none.
 */
export function nameCountry(text: string, language: string | null): string | null {
  const written = unescaped(text).trim();
  const code = written.toUpperCase();
  if (/^[A-Z]{2}$/.test(code) && isNumberCountry(code)) return code;
  const name = plain(written);
  if (name.length < 2) return null;
  const found = otherNames.get(name);
  if (found !== undefined) return found;
  for (const tried of language === null ? languages : [language, ...languages]) {
    const country = namesIn(tried).get(name);
    if (country !== undefined) return country;
  }
  return null;
}

/** The plain names of all countries in a language; none where it is no language tag. */
function namesIn(language: string): Map<string, string> {
  let names = known.get(language);
  if (!names) {
    names = new Map();
    // A page may say any language: only the large ones and few others are kept.
    if (known.size > 2 * languages.length) known.clear();
    known.set(language, names);
    for (const [code, name] of displayNames(language)) names.set(plain(name), code);
  }
  return names;
}

function displayNames(language: string): [code: string, name: string][] {
  try {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const codes = letters.flatMap((one) => letters.map((other) => `${one}${other}`)).filter(isNumberCountry);
    return codes.map((code) => [code, names.of(code) ?? code]);
  } catch {
    return [];
  }
}

/** Letters without accents, in lower case. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

/** The text came out of JSON, unread: `\u00d6sterreich`. */
function unescaped(text: string): string {
  return text.replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
