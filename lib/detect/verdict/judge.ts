import type { Find } from '../../model/find.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { judgeIps } from './judge-ips.ts';
import { judgePhones } from './judge-phones.ts';
import { plainText } from './plain-text.ts';

/**
 * The background's half of detection: the phone numbers and addresses among the candidates that `findCandidates` found
 * in `text`, in order, without overlaps. `country` (ISO 3166-1 alpha-2) is where numbers without a country code are
 * read, null when unknown: then only international numbers are found.
 */
export function judge(text: string, candidates: readonly Candidate[], context: { country: string | null }): Find[] {
  if (candidates.length === 0) return [];
  const plain = plainText(text);
  const ips = judgeIps(
    plain,
    candidates.filter(({ kind }) => kind === 'ip'),
    context.country,
  );
  const phones = judgePhones(
    plain,
    candidates.filter(({ kind }) => kind === 'phone'),
    ips,
    context.country,
  );
  return [...ips, ...phones].sort((a, b) => a.start - b.start);
}
