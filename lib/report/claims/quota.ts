import type { Report } from '../../model/answer/report.ts';
import type { ServiceAnswer } from '../../model/answer/service-answer.ts';
import { isStale, quotaOf } from '../../model/answer/service-answer.ts';
import type { QuotaReport } from '../../model/answer/spending.ts';
import { quotaEnds } from '../../model/answer/spending.ts';
import { answerOf } from './fact.ts';

/** Returns the lookup service's quota that came with a report's answer; null if none came or the answer is stale. */
export function reportQuota(report: Report, now: number): QuotaReport | null {
  const answer = answerOf(report, 'phoneValidation');
  return answer && answerQuota(answer, now);
}

/** Returns the quota that came with an answer; null if none came or the answer is stale. */
export function answerQuota(answer: ServiceAnswer, now: number): QuotaReport | null {
  const quota = quotaOf(answer);
  return !quota || isStale(answer, now) ? null : { operation: answer.operation, ...quota, at: answer.at };
}

/** Returns until when no requests are left (ms since 1970), as far as a report's answer says; null if some are. */
export function reportSpentUntil(report: Report, now: number): number | null {
  const quota = reportQuota(report, now);
  if (quota?.remain !== 0) return null;
  const ends = quotaEnds(quota);
  return ends > now ? ends : null;
}
