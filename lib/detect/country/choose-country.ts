import type { CountryEvidence } from './text-country.ts';

/**
 * A country other than the page's that a text shows. `hints`: for numbers after a phone word or with a trunk zero that
 * do not exist in the page's country. `fills`: for all numbers that the page's country does not have. `replaces`: for
 * all.
 */
export type OtherCountry = { country: string; role: 'hints' | 'fills' | 'replaces' };

/** Least evidence for a country, and its least lead over the next one. */
const enough = 5;
const enoughAlone = 3;
/** Evidence that is enough for a hint, if there is none for any other country. */
const enoughToHint = 4;
const lead = 2;
/**
 * The page's country starts with this much evidence. Another country that has this much more is used for all numbers.
 */
const prior = 4;
const overwhelming = 4;

/** Returns the country that a text shows, if it is not `home` (null if unknown) and the evidence is enough. */
export function otherCountry(evidence: CountryEvidence, home: string | null): OtherCountry | null {
  let best = '';
  let most = 0;
  let next = 0;
  for (const [country, sum] of evidence) {
    if (sum > most) {
      next = most;
      most = sum;
      best = country;
    } else if (sum > next) next = sum;
  }
  if (home !== null && best !== home && next === 0 && most >= enoughToHint && most < enough)
    return { country: best, role: 'hints' };
  if (most < (home === null ? enoughAlone : enough) || most - next < lead || best === home) return null;
  if (home === null) return { country: best, role: 'replaces' };
  const beyond = most - (evidence.get(home) ?? 0) - prior;
  if (beyond < 0) return null;
  return { country: best, role: beyond >= overwhelming ? 'replaces' : 'fills' };
}
