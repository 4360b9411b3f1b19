import type { OperationId } from './operation.ts';
import type { Quota } from './service-answer.ts';

/** The service's quota of an operation as it last said it, and when, ms since 1970. */
export type QuotaReport = Quota & { operation: OperationId; at: number };

/** So many calls of a quota are left to the person: hovering never spends them (issue 5). */
export const quotaForPerson = 5;
/** Below this a quota is said to be low. */
export const lowQuota = 10;

const unknownPeriod = 60_000;
const longestPeriod = 60 * 60_000;

/**
 * When the period of a quota is over, ms since 1970. `ratelimit_seconds` is taken as seconds and for an hour at most; where
 * none came, for a minute (the service documents neither).
 */
export function quotaEnds({ seconds, at }: Pick<QuotaReport, 'seconds' | 'at'>): number {
  const period = seconds === null ? unknownPeriod : seconds * 1000;
  return at + Math.min(Math.max(period, 0), longestPeriod);
}
