import { nameCountry } from '../../detect/country/country-name.ts';
import { countryDomain } from '../../model/domain-country.ts';
import type { CountryRung, PageEvidence } from '../../model/page/page-reading.ts';
import { isNumberCountry } from './name-country.ts';
import { isSpokenIn, languageCountry, mainCountry, usualRegion } from './reading-country.ts';

/**
 * What hints at a page's country. `chosen`: the user's choice for the site. `published`: the page's texts of
 * `addressCountry` (schema.org), one on each line. `counts`: how many numbers of each country are on the page with
 * their country code. `language`: the page's language tag. `host`: its host. `person`: the user's default country.
 */
export type PageHints = {
  chosen: string | null;
  published: string | null;
  counts: PageEvidence['counts'];
  language: string | null;
  host: string;
  person: string | null;
};

/** A country and the rung of the ladder that named it; both null if none did. */
export type PageCountry = { country: string; rung: CountryRung } | { country: null; rung: null };

type Rung = { rung: CountryRung; country: (hints: PageHints) => string | null };

/**
 * The ways to find a page's country, the surest first. A number's own `+` and the link around it come before all of
 * them. A language alone counts only if it has one obvious country (`ja`), and less than the domain: a shop in Japanese
 * at `.de` has German numbers.
 */
const ladder: readonly Rung[] = [
  { rung: 'chosen', country: ({ chosen }) => chosen },
  { rung: 'schema', country: publishedCountry },
  { rung: 'numbers', country: ({ counts }) => mostNumbers(counts) },
  { rung: 'language', country: languageRegion },
  { rung: 'domain', country: ({ host }) => domainCountry(host) },
  { rung: 'language', country: ({ language, person }) => mainCountry(language, person) },
  { rung: 'person', country: ({ person }) => person },
];

/** Returns the country with which a page's numbers without a country code are read: that of the first rung with one. */
export function pageCountry(hints: PageHints): PageCountry {
  for (const { rung, country } of ladder) {
    const named = country(hints);
    if (named !== null && isNumberCountry(named)) return { country: named, rung };
  }
  return { country: null, rung: null };
}

/**
 * Returns the rung to name for a page's country: `home` if it is the user's default, and neither the page's language nor
 * another rung speaks for another country.
 */
export function rungToName({ country, rung }: PageCountry, hints: PageHints): CountryRung | null {
  if (rung === 'chosen' || country === null || country !== hints.person) return rung;
  const { language } = hints;
  const isForeign = language !== null && !isSpokenIn(language, country);
  const others = ladder.filter((each) => each.rung !== 'chosen').map((each) => each.country(hints));
  return !isForeign && others.every((named) => named === null || named === country) ? 'home' : rung;
}

/**
 * Returns the country of the published addresses; null if they are in several, as on a page that lists branches abroad.
 */
function publishedCountry({ published, language }: PageHints): string | null {
  const named = new Set(
    (published ?? '')
      .split('\n')
      .map((text) => nameCountry(text, language))
      .filter((country) => country !== null),
  );
  const [only, ...others] = named;
  return others.length === 0 ? (only ?? null) : null;
}

/**
 * Returns the region of the page's language tag. Null if it is only the language's usual region and the domain's
 * country speaks that language too: content systems write `de-DE` at `.at`.
 */
function languageRegion({ language, host }: PageHints): string | null {
  const region = languageCountry(language);
  const domain = domainCountry(host);
  if (language === null || domain === null || region !== usualRegion(language)) return region;
  return isSpokenIn(language, domain) ? null : region;
}

/** Returns the country of more than half of the numbers. */
function mostNumbers(counts: PageHints['counts']): string | null {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return Object.entries(counts).find(([, count]) => 2 * count > all)?.[0] ?? null;
}

/** Returns the country of a host's top-level domain; null for generic domains, those used as such, and IP addresses. */
export function domainCountry(host: string): string | null {
  const code = countryDomain(host);
  return code !== null && isNumberCountry(code) ? code : null;
}
