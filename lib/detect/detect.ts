import type { Find } from '../model/find.ts';
import { findCandidates } from './candidates/find-candidates.ts';
import { judge } from './verdict/judge.ts';

type Context = { country: string | null };

/** Longer texts are not remembered; together they hold at most `mostKept` UTF-16 units. */
const longestKept = 5000;
const mostKept = 2_000_000;
/** What every number and address has one of: a digit of some script, or a colon. */
const maybeSubject = /[\d:\u0660-\u1c59\ua620-\uabf9\ud800-\udbff\uff10-\uff19]/;
const kept = new Map<string | null, Map<string, readonly Find[]>>();
let size = 0;

/**
 * Both halves of detection in one call: every phone number and address in `text`, in order, without overlaps. `country`
 * (ISO 3166-1 alpha-2) is where numbers without a country code are read, null when unknown. What was found in a text is
 * remembered, a bounded amount, so a text asked again costs next to nothing.
 */
export function detect(text: string, context: Context): Find[] {
  if (!maybeSubject.test(text)) return [];
  if (text.length > longestKept) return judge(text, findCandidates(text), context);
  const known = kept.get(context.country)?.get(text);
  if (known) return known.map((find) => ({ ...find }));
  const finds = judge(text, findCandidates(text), context);
  remember(text, context, finds);
  return finds;
}

function remember(text: string, { country }: Context, finds: readonly Find[]): void {
  size += text.length;
  if (size > mostKept) {
    kept.clear();
    size = text.length;
  }
  const ofCountry = kept.get(country) ?? new Map<string, readonly Find[]>();
  kept.set(country, ofCountry);
  ofCountry.set(
    text,
    finds.map((find) => ({ ...find })),
  );
}
