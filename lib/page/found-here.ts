import type { FoundHere } from '../model/found.ts';
import { mostFound } from '../model/found.ts';
import { subjectKey } from '../model/subject-key.ts';
import { inOrder } from './in-order.ts';
import type { Match } from './match-ledger.ts';

/** What stands in this frame, each subject once, where it stands first; one more than is listed. */
export function foundHere(matches: Iterable<Match>): FoundHere[] {
  const found = new Map<string, FoundHere>();
  for (const { subject, country } of inOrder(matches)) {
    const key = subjectKey(subject);
    const here = found.get(key);
    if (here) here.count += 1;
    else found.set(key, { subject, country, count: 1 });
  }
  return [...found.values()].slice(0, mostFound + 1);
}
