import type { Claim } from './fact.ts';

/**
 * Joins the claims that say the same (same `key`), in the order in which they first come; the first one's text stays,
 * and what only a later one has joins it.
 */
export function mergeClaims(claims: (Claim | null)[]): Claim[] {
  const merged = new Map<string, Claim>();
  for (const claim of claims) {
    if (!claim) continue;
    const known = merged.get(claim.key);
    merged.set(claim.key, known ? { ...claim, ...known, sources: [...known.sources, ...claim.sources] } : claim);
  }
  return [...merged.values()];
}
