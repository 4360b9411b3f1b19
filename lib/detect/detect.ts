import type { Find } from '../model/subject.ts';
import { findCandidates } from './candidates/find-candidates.ts';
import { judge } from './judge.ts';
import type { HomeCountry } from './phones-by-country.ts';

/** Longer texts are not cached (UTF-16 units). */
const longestCached = 5000;
/** If all cached texts together are longer, the cache is cleared (UTF-16 units). */
const mostCached = 2_000_000;
/** Every number and address has one of these: a digit of some script, or a colon. */
const maybeSubject = /[\d:\u0660-\u1c59\ua620-\uabf9\ud800-\udbff\uff10-\uff19]/;
const cache = new Map<string, Map<string, readonly Find[]>>();
let cachedLength = 0;

/**
 * Finds every phone number and IP address in `text`, in order, without overlaps: both halves of detection in one call.
 * Results are cached, so a text that is read again costs almost nothing.
 */
export function detect(text: string, home: HomeCountry): Find[] {
  if (!maybeSubject.test(text)) return [];
  if (text.length > longestCached) return judge(text, findCandidates(text), home);
  const cached = cache.get(keyOf(home))?.get(text);
  if (cached) return cached.map((find) => ({ ...find }));
  const finds = judge(text, findCandidates(text), home);
  remember(text, home, finds);
  return finds;
}

function keyOf({ country, certainty = 'likely' }: HomeCountry): string {
  return `${country ?? ''} ${certainty}`;
}

function remember(text: string, home: HomeCountry, finds: readonly Find[]): void {
  const key = keyOf(home);
  cachedLength += text.length;
  if (cachedLength > mostCached) {
    cache.clear();
    cachedLength = text.length;
  }
  const ofCountry = cache.get(key) ?? new Map<string, readonly Find[]>();
  cache.set(key, ofCountry);
  ofCountry.set(
    text,
    finds.map((find) => ({ ...find })),
  );
}
