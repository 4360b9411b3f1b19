import type { Report } from '../../model/answer/report.ts';
import type { CardReading } from '../../model/page/card.ts';
import type { ReadBy } from '../../model/page/read-by.ts';
import { foundCountry } from '../claims/country-claim.ts';

/**
 * The country that a number of a page was read with, and what a card lets the user read it with instead: `next` is the
 * next likeliest country, `otherwise` the one that the page suggests. `found` is the country to name: the number's own, if
 * both have one calling code.
 */
export type CountryChoice = {
  kind: 'assumed' | 'chosen';
  country: string;
  found: string;
  next: string | null;
  otherwise: string | null;
};

/** Returns the choice of a country for a number of a page; null if there is none. */
export function countryChoice(report: Report, read: ReadBy, reading: CardReading | undefined): CountryChoice | null {
  if (reading === undefined || read === null) return null;
  const { country } = read;
  const { next = null, otherwise } = reading;
  return {
    kind: read.rung === 'chosen' ? 'chosen' : 'assumed',
    country,
    found: foundCountry(report, country),
    next,
    otherwise,
  };
}
