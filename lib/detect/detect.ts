import type { Find } from '../model/subject.ts';
import { findCandidates } from './candidates/find-candidates.ts';
import { judge } from './judge.ts';

type Context = { country: string | null; settled?: boolean; guessed?: boolean };

/** Texts longer than this are not cached (UTF-16 units). All cached texts together have at most `mostCached`. */
const longestCached = 5000;
const mostCached = 2_000_000;
/** Every number and address has one of these: a digit of some script, or a colon. */
const maybeSubject = /[\d:\u0660-\u1c59\ua620-\uabf9\ud800-\udbff\uff10-\uff19]/;
const cache = new Map<string, Map<string, readonly Find[]>>();
let cachedLength = 0;

/**
 * Finds every phone number and IP address in `text`, in order, without overlaps: both halves of detection in one call.
 * `country` (ISO 3166-1 alpha-2) is used for numbers without a country code, null if unknown; the text may show another
 * one, unless `settled`, and more easily if it is only `guessed` from the page's language. Results are cached, so a
 * text that is read again costs almost nothing.
 */
export function detect(text: string, context: Context): Find[] {
  if (!maybeSubject.test(text)) return [];
  if (text.length > longestCached) return judge(text, findCandidates(text), context);
  const cached = cache.get(keyOf(context))?.get(text);
  if (cached) return cached.map((find) => ({ ...find }));
  const finds = judge(text, findCandidates(text), context);
  remember(text, context, finds);
  return finds;
}

function keyOf({ country, settled, guessed }: Context): string {
  return `${country ?? ''}${settled ? '!' : ''}${guessed ? '?' : ''}`;
}

function remember(text: string, context: Context, finds: readonly Find[]): void {
  const key = keyOf(context);
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
