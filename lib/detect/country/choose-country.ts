import type { CountryEvidence } from './text-country.ts';

/**
 * A country other than the page's that a text shows. `labels`: for numbers after a phone word that do not exist in the
 * page's country. `hints`: also for those with a trunk zero. `fills`: for all numbers that the page's country does not
 * have. `replaces`: for all.
 */
export type OtherCountry = { country: string; role: 'labels' | 'hints' | 'fills' | 'replaces' };

/** Least evidence for a country, and its least lead over the next one. */
const enough = 5;
const enoughAlone = 3;
/** Least evidence for a country if the page's is unknown: its numbers must be announced. */
const enoughToFit = 2;
/** Evidence that is enough for a hint, if there is none for any other country. */
const enoughToHint = 4;
const lead = 2;
/**
 * The page's country starts with this much evidence. Another country that has this much more is used for all numbers.
 */
const prior = 4;
const overwhelming = 4;

/** Returns how many numbers of the text that are not read yet a country has. */
export type NumbersThere = (country: string) => number;

/**
 * Returns the country that a text shows, if it is not `home` (null if unknown) and the evidence is enough. Of countries
 * with about as much evidence it is the one that has the numbers, or more of them.
 */
export function otherCountry(
  evidence: CountryEvidence,
  home: string | null,
  numbersThere: NumbersThere,
): OtherCountry | null {
  const [best, next] = likeliest(evidence, numbersThere);
  if (!best || best.country === home) return null;
  const { country, sum } = best;
  if (home !== null && next === 0 && sum >= enoughToHint && sum < enough)
    return { country, role: evidence.size === 1 ? 'hints' : 'labels' };
  if (sum < (home === null ? enoughToFit : enough) || sum - next < lead) return null;
  if (home === null && sum < enoughAlone) return { country, role: 'hints' };
  if (home === null) return { country, role: 'replaces' };
  const beyond = sum - (evidence.get(home) ?? 0) - prior;
  if (beyond < 0) return null;
  return { country, role: beyond >= overwhelming ? 'replaces' : 'fills' };
}

type Shown = { country: string; sum: number };

/** Returns the likeliest country, and the most evidence for another one that may have the numbers as well. */
function likeliest(evidence: CountryEvidence, numbersThere: NumbersThere): [best: Shown | undefined, next: number] {
  let first: Shown | undefined;
  let next = 0;
  for (const [country, sum] of evidence) {
    if (!first || sum > first.sum) {
      next = first?.sum ?? 0;
      first = { country, sum };
    } else if (sum > next) next = sum;
  }
  if (!first || first.sum - next >= lead) return [first, next];
  const { sum: most } = first;
  const rivals = [...evidence]
    .flatMap(([country, sum]) => (most - sum < lead ? [{ country, sum, numbers: numbersThere(country) }] : []))
    .sort((one, other) => other.numbers - one.numbers || other.sum - one.sum);
  const [best, rival] = rivals;
  if (!best || !rival || best.numbers === 0) return [first, next];
  if (best.numbers === rival.numbers) return [best, rival.sum];
  const others = [...evidence.values()].filter((sum) => most - sum >= lead);
  return [best, Math.max(0, ...others)];
}
