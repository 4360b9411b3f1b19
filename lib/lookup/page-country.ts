import type { PageEvidence } from '../model/page-evidence.ts';
import type { CountryRung } from '../model/page-reading.ts';
import { domainCountry } from './domain-country.ts';
import { nameCountry } from './name-country.ts';
import { isNumberCountry } from './phone-engine/number-country.ts';
import { languageCountry, mainCountry } from './reading-country.ts';
import { isSpokenIn } from './spoken-in.ts';
import { usualRegion } from './usual-region.ts';

/**
 * What is known of a page's country. `chosen` is the person's choice for the site, `published` the texts of
 * `addressCountry` that the page publishes (schema.org), one a line, `counts` how many numbers of each country stand on
 * it with their code, `language` its language tag, `host` its host, `person` the person's default country.
 */
export type PageHints = {
  chosen: string | null;
  published: string | null;
  counts: PageEvidence['counts'];
  language: string | null;
  host: string;
  person: string | null;
};

/** A country and the rung of the ladder that named it; both null where none did. */
export type PageCountry = { country: string; rung: CountryRung } | { country: null; rung: null };

type Rung = { rung: CountryRung; country: (hints: PageHints) => string | null };

/**
 * The country ladder below a number's own `+` and the link around it, the firmest rung first. A language alone counts
 * only where one country is obvious (`ja`), and less than the domain: a shop in Japanese at `.de` has German numbers.
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

/** The country that numbers written nationally on a page are read with: the first rung that names one. */
export function pageCountry(hints: PageHints): PageCountry {
  for (const { rung, country } of ladder) {
    const named = country(hints);
    if (named !== null && isNumberCountry(named)) return { country: named, rung };
  }
  return { country: null, rung: null };
}

/** The one country of all addresses; a page that lists branches abroad names none. */
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

/** A usual region says no more than its language where the domain's country speaks that: systems write `de-DE` at `.at`, too. */
function languageRegion({ language, host }: PageHints): string | null {
  const region = languageCountry(language);
  const domain = domainCountry(host);
  if (language === null || domain === null || region !== usualRegion(language)) return region;
  return isSpokenIn(language, domain) ? null : region;
}

/** The country of more than half of the numbers. */
function mostNumbers(counts: PageHints['counts']): string | null {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return Object.entries(counts).find(([, count]) => 2 * count > all)?.[0] ?? null;
}
