import type { Failure } from './failure.ts';
import type { OperationId } from './operation.ts';
import type { QuotaReport } from './quota.ts';
import type { OnlineMode, Settings } from './settings.ts';

/** Calls spent: in the last minute, by a site in the last hour (null where there is none), in the last day. */
export type Spent = { minute: number; site: { host: string; calls: number } | null; day: number };

/** A call as the ledger lists it. `reserved`: under way, or broken off before its outcome was known. */
export type LedgerCall = {
  id: number;
  at: number;
  operation: OperationId;
  subject: string;
  site: string | null;
  asked: boolean;
  outcome: 'reserved' | 'answered' | Failure['kind'];
};

/** Part of the ledger, newest first, from the `offset`th of `all` calls on. */
export type LedgerPage = { calls: LedgerCall[]; offset: number; all: number };

/** Most calls in one page of the ledger. */
export const ledgerPageLength = 25;

/**
 * What asking has cost and may still cost. `sentHere` counts the calls of the page in the active tab since it was loaded,
 * null where no page script runs. `quotas` are those whose period is not over.
 */
export type Spending = {
  mode: OnlineMode;
  budgets: Settings['budgets'];
  spent: Spent;
  sentHere: number | null;
  quotas: QuotaReport[];
};
