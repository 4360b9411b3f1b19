import type { Find } from '../model/find.ts';
import { findCandidates } from './candidates/find-candidates.ts';
import { judge } from './verdict/judge.ts';

/**
 * Both halves of detection in one call: every phone number and address in `text`, in order, without overlaps. `country`
 * (ISO 3166-1 alpha-2) is where numbers without a country code are read, null when unknown.
 */
export function detect(text: string, context: { country: string | null }): Find[] {
  return judge(text, findCandidates(text), context);
}
