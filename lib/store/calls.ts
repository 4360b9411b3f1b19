import type { IDBPTransaction } from 'idb';
import type { Failure } from '../model/failure.ts';
import { quotaEnds, quotaForPerson } from '../model/quota.ts';
import type { Result } from '../model/result.ts';
import { failed, ok } from '../model/result.ts';
import type { Settings } from '../model/settings.ts';
import { closedBreaker } from './breakers.ts';
import type { BreakerState, Call, NumlensSchema } from './database.ts';
import { database } from './database.ts';
import { day, withinSpan } from './spent.ts';

/** How long the ledger remembers a call. */
const remembered = 30 * day;
/** How long a call may be under way; one that is reserved for longer died with its worker. */
const longestCall = 10_000;

type Rules = {
  budgets: Settings['budgets'];
  /** What the breaker says to a call now: go, and how it stands from then on; or why not. */
  passBreaker: (breaker: BreakerState, now: number) => Result<BreakerState, Failure>;
};

const stores = ['calls', 'breakers', 'quotas'] as const;
type Reserving = IDBPTransaction<NumlensSchema, typeof stores, 'readwrite'>;

/**
 * Reserves one call in the ledger and gives its place there, or why it must not be made: breaker, quota and budgets are
 * read and the call is added in one transaction (SECURITY R06). Only calls that nobody asked for by a click or key are
 * held to the budgets, and to the end of a quota; every call counts.
 */
export async function reserveCall(call: Omit<Call, 'outcome'>, rules: Rules): Promise<Result<number, Failure>> {
  const transaction = (await database()).transaction(stores, 'readwrite');
  const refusal = (await refuseByBreaker(transaction, call, rules)) ?? (await refuseUnasked(transaction, call, rules));
  if (refusal) {
    transaction.abort();
    await transaction.done.catch(() => undefined);
    return failed(refusal);
  }
  const calls = transaction.objectStore('calls');
  const old = await calls.index('at').getAllKeys(IDBKeyRange.upperBound(call.at - remembered));
  await Promise.all(old.map((key) => calls.delete(key)));
  const id = await calls.add({ ...call, outcome: 'reserved' });
  await transaction.done;
  return ok(id);
}

async function refuseByBreaker(
  transaction: Reserving,
  { operation, at }: Pick<Call, 'operation' | 'at'>,
  { passBreaker }: Rules,
): Promise<Failure | null> {
  const breakers = transaction.objectStore('breakers');
  const before = (await breakers.get(operation)) ?? closedBreaker(operation);
  const passed = passBreaker(before, at);
  if (!passed.ok) return passed.problem;
  if (passed.value !== before) await breakers.put(passed.value);
  return null;
}

async function refuseUnasked(
  transaction: Reserving,
  call: Omit<Call, 'outcome'>,
  { budgets }: Rules,
): Promise<Failure | null> {
  if (call.asked) return null;
  const lastDay = IDBKeyRange.lowerBound(call.at - day, true);
  const recent = await transaction.objectStore('calls').index('at').getAll(lastDay);
  return (await refuseByQuota(transaction, call, recent)) ?? refuseByBudget(recent, call, budgets);
}

/** The last calls of a quota are the person's. Calls that its figure cannot know of yet are taken off it. */
async function refuseByQuota(
  transaction: Reserving,
  { operation, at }: Pick<Call, 'operation' | 'at'>,
  recent: Call[],
): Promise<Failure | null> {
  const quota = await transaction.objectStore('quotas').get(operation);
  if (!quota || quota.remain === null || quotaEnds(quota) <= at) return null;
  const isUnknownToIt = (call: Call) =>
    call.at > quota.at || (call.outcome === 'reserved' && call.at > at - longestCall);
  const since = recent.filter((call) => call.operation === operation && isUnknownToIt(call)).length;
  const remain = Math.max(quota.remain - since, 0);
  return remain <= quotaForPerson ? { kind: 'quota-low', remain } : null;
}

function refuseByBudget(
  recent: Call[],
  { at, site }: Pick<Call, 'at' | 'site'>,
  budgets: Settings['budgets'],
): Failure | null {
  if (withinSpan(recent, at, 'minute').length >= budgets.minute) return { kind: 'over-budget', budget: 'minute' };
  const onSite = withinSpan(recent, at, 'hour').filter((call) => call.site === site);
  if (onSite.length >= budgets.site) return { kind: 'over-budget', budget: 'site' };
  return recent.length >= budgets.day ? { kind: 'over-budget', budget: 'day' } : null;
}
