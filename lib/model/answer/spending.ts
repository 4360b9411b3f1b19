import type { OnlineMode, Settings } from '../settings/settings.ts';
import type { Failure } from './failure.ts';
import type { OperationId, Quota } from './service-answer.ts';

/** Calls made, in units: in the last minute, by a site in the last hour (null if there is none), in the last day. */
export type Spent = { minute: number; site: { host: string; calls: number } | null; day: number };

/** A call as the request log lists it. `reserved`: under way, or interrupted before its outcome was known. */
export type LedgerCall = {
  id: number;
  at: number;
  operation: OperationId;
  /** The name of the described provider that was asked; absent for calls of earlier versions. */
  ownName?: string | undefined;
  /** How many paid lookups the call counts for. */
  units: number;
  subject: string;
  /** The page's host; null for requests from the popup, absent after an hour. */
  site?: string | null | undefined;
  asked: boolean;
  outcome: 'reserved' | 'answered' | Failure['kind'];
};

/** Part of the request log, newest first, starting at position `offset` of `all` calls. */
export type LedgerPage = { calls: LedgerCall[]; offset: number; all: number };

/** Most calls in one page of the request log. */
export const ledgerPageLength = 25;

/**
 * What lookups have cost and may still cost. `sentHere` is the number of calls of the page in the active tab since it
 * was loaded; null if no page script runs. `quotas` are those whose period is not over.
 */
export type Spending = {
  mode: OnlineMode;
  budgets: Settings['budgets'];
  spent: Spent;
  sentHere: number | null;
  quotas: QuotaReport[];
};

/** An operation's quota as the service last reported it, and when (ms since 1970). */
export type QuotaReport = Quota & { operation: OperationId; at: number };

/** The last calls of a quota, which hovering never uses: they are for what the user asks. */
export const quotaForPerson = 5;
/** With this many calls left, or fewer, a quota is shown as low. */
export const lowQuota = 10;

const unknownPeriod = 60_000;
const longestPeriod = 60 * 60_000;
/** The longest time that a provider's own end of its quota counts (ms): a month. */
const longestQuota = 31 * 24 * 60 * 60_000;

/**
 * Returns when the period of a quota is over (ms since 1970): when the provider says, at most a month from then.
 * `ratelimit_seconds` is read as seconds, at most an hour; without it the period is a minute. The service documents
 * neither.
 */
export function quotaEnds({ seconds, at, until }: Pick<QuotaReport, 'seconds' | 'at' | 'until'>): number {
  if (until !== undefined) return Math.min(until, at + longestQuota);
  const period = seconds === null ? unknownPeriod : seconds * 1000;
  return at + Math.min(Math.max(period, 0), longestPeriod);
}

/**
 * Returns whether a quota still applies at `now`: its period is not over, and it is not from before the device's clock
 * was set back.
 */
export function quotaHolds(quota: Pick<QuotaReport, 'seconds' | 'at' | 'until'>, now: number): boolean {
  return quota.at <= now + unknownPeriod && quotaEnds(quota) > now;
}
