import type { Fact } from '../claims/fact.ts';
import { finerClaims } from '../claims/fact.ts';
import { sourceKey } from '../claims/sources.ts';

/** A row of facts. */
export type DetailRow =
  /** City, region and country of one place, which are read as one line. */
  | { kind: 'place'; facts: Fact[] }
  | {
      kind: 'fact';
      fact: Fact;
      /** It stays in the document, hidden, because it is shown elsewhere or not known. */
      isHidden: boolean;
      /** Sources are named only if they differ, or if a service is the only one. */
      isQuiet: boolean;
      /** Sources are named in words. */
      isDisputed: boolean;
    };

type How = {
  isHidden?: (fact: Fact) => boolean;
  /** Sources are named only if they differ, or if a service is the only one; the end of the details names them all. */
  isQuiet?: boolean;
  /** The sources name two places in one country, so each city and region has its source. */
  isPlaceDisputed?: boolean;
};

/** Returns facts as rows. */
export function detailRows(
  facts: readonly Fact[],
  { isHidden = () => false, isQuiet = false, isPlaceDisputed = false }: How = {},
): DetailRow[] {
  // If the sources disagree about the country, the source of each city and time matters.
  const isCountryDisputed = facts.some(({ id, disagree }) => id === 'country' && disagree);
  const inLine = isQuiet && !isPlaceDisputed ? onePlace(facts.filter((fact) => !isHidden(fact))) : [];
  return facts.flatMap((fact): DetailRow[] => {
    if (inLine.includes(fact)) return fact === inLine[0] ? [{ kind: 'place', facts: inLine }] : [];
    const isDisputed = isCountryDisputed || (isPlaceDisputed && (fact.id === 'location' || fact.id === 'region'));
    return [{ kind: 'fact', fact, isHidden: isHidden(fact), isQuiet: isQuiet && !isDisputed, isDisputed }];
  });
}

/** The facts that name one place in one line, each with its term. */
const ofPlace: readonly Fact['id'][] = ['location', 'region', 'country'];

/** Returns the facts that name one place, if one source gives them all and there is nothing else to say of any. */
function onePlace(facts: readonly Fact[]): Fact[] {
  const named = facts.filter(({ id }) => ofPlace.includes(id));
  const sourcesOf = (fact: Fact) => {
    const [only, ...others] = finerClaims(fact);
    const isPlain = only !== undefined && others.length === 0 && fact.note === null && only.detail === undefined;
    if (!isPlain) return null;
    return only.sources.some(({ kind }) => kind === 'device') ? 'device' : only.sources.map(sourceKey).join();
  };
  const [first, ...others] = new Set(named.map(sourcesOf));
  return named.length > 1 && first != null && others.length === 0 ? named : [];
}
