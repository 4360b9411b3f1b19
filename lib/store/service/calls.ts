import type { IDBPObjectStore, IDBPTransaction, StoreNames } from 'idb';
import { z } from 'zod';
import type { Failure } from '../../model/answer/failure.ts';
import { quotaForPerson, quotaHolds } from '../../model/answer/spending.ts';
import { once } from '../../model/once.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import type { ProviderLimits } from '../../model/settings/providers.ts';
import type { Settings } from '../../model/settings/settings.ts';
import { database } from '../database/database.ts';
import type { BreakerId, Call, NumlensSchema } from '../database/schema.ts';
import { cell } from '../storage.ts';
import { admitByBreaker, closedBreaker } from './breaker.ts';
import { readStamp } from './secret.ts';

/** The spans that limits count in (ms). */
export const spans = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Returns how many paid lookups these calls count for. */
export function unitsOf(calls: readonly Call[]): number {
  return calls.reduce((sum, { units = 1 }) => sum + units, 0);
}

/**
 * Returns the times that count as the last day. A call in the future was made before the device's clock was set back.
 * One 5 minutes ahead counts like one 5 minutes ago, so a limit lasts at most twice its span.
 */
export function aroundDay(now: number): IDBKeyRange {
  return IDBKeyRange.bound(now - spans.day, now + spans.day, true, true); // guard call-clock
}

/** Returns the calls of the last minute, hour or day, and those as far in the future (`aroundDay`). */
export function withinSpan(calls: readonly Call[], now: number, span: keyof typeof spans): Call[] {
  return calls.filter(({ at }) => Math.abs(now - at) < spans[span]);
}

/** Longest time of a call (ms). One that is reserved for longer ended with its worker. */
const longestCall = 10_000;

/**
 * Limits of the requests that presses on cards cause, as a page may trick users into pressing again and again. They are
 * generous: 15 phone numbers a minute and 100 an hour, as each takes two requests.
 */
const presses = { minute: 30, hour: 200 };

type Rules = {
  budgets: Settings['budgets'];
  /** The limits of the added provider that is asked, for presses too; absent for the lookup service. */
  own?: ProviderLimits | undefined;
  /** Whose breaker it is; absent: the operation's. */
  breaker?: BreakerId;
  /** Presses before this time (ms since 1970) do not count for their limit; absent if all count. */
  pressesLifted?: number;
  /** No breaker stops it: a test of the connection, or the second request of a search. */
  isFree?: boolean;
  /**
   * The stamp of the key that the call would send. If the key was changed or removed in the meantime, the call is not
   * made.
   */
  stamp?: string;
};

const stores = ['calls', 'breakers', 'quotas', 'secret', 'providers'] as const;
type Reserving = IDBPTransaction<NumlensSchema, typeof stores, 'readwrite'>;

/**
 * Reserves one call in the request log and returns its id, or the reason why it must not be made. API key, breaker,
 * quota and limits are read and the call is added in one transaction. Hover limits, and five calls of the quota or
 * fewer, stop only calls that hovering starts. If a quota is used up, its breaker stops presses too. Presses on cards
 * have limits of their own. Every call counts for all limits. Rejects while the database can't be opened, so nothing is
 * sent then.
 */
export async function reserveCall(call: Omit<Call, 'outcome'>, rules: Rules): Promise<Result<number, Failure>> {
  const transaction = (await database()).transaction(stores, 'readwrite');
  const refusal =
    (await refuseByKey(transaction, call, rules)) ?? // guard same-key
    (await refuseByBreaker(transaction, call, rules)) ??
    (await refuseByOwnLimits(transaction, call, rules)) ??
    (await refuseByPressOrHover(transaction, call, rules));
  if (refusal) {
    transaction.abort();
    await transaction.done.catch(() => undefined);
    return failed(refusal);
  }
  const calls = transaction.objectStore('calls');
  const id = await calls.add({ ...call, outcome: 'reserved' });
  // A list's many calls have no site, and need not look for one that is over.
  if (call.site !== null) await forgetSites(calls, call.at); // guard site-for-an-hour
  await transaction.done;
  return ok(id);
}

type Calls = IDBPObjectStore<NumlensSchema, ArrayLike<StoreNames<NumlensSchema>>, 'calls', 'readwrite'>;

/**
 * Removes the sites of calls that were made an hour ago or earlier at `now` (ms since 1970): no limit counts them any
 * more. If the site is gone from a call, it is gone from those before.
 */
export async function forgetSites(calls: Calls, now: number): Promise<void> {
  for await (const cursor of calls.index('at').iterate(IDBKeyRange.upperBound(now - spans.hour), 'prev')) {
    const { site, ...call } = cursor.value;
    if (site === undefined) return;
    if (site !== null) await cursor.update(call);
  }
}

async function refuseByKey(
  transaction: Reserving,
  { operation }: Pick<Call, 'operation'>,
  { stamp }: Rules,
): Promise<Failure | null> {
  if (stamp === undefined) return null;
  const [secret, providers] = [transaction.objectStore('secret'), transaction.objectStore('providers')];
  const now = await readStamp({ secret, providers }, operation);
  if (now === null) return { kind: 'not-configured' };
  return now === stamp ? null : { kind: 'interrupted' };
}

async function refuseByBreaker(
  transaction: Reserving,
  { operation, at }: Pick<Call, 'operation' | 'at'>,
  { isFree = false, breaker = operation }: Rules,
): Promise<Failure | null> {
  if (isFree) return null;
  const breakers = transaction.objectStore('breakers');
  const before = (await breakers.get(breaker)) ?? closedBreaker(breaker);
  const passed = admitByBreaker(before, at);
  if (!passed.ok) return passed.problem;
  if (passed.value !== before) await breakers.put(passed.value);
  return null;
}

/** Refuses a call beyond the limits of its provider, whoever started it: they protect the user's account there. */
async function refuseByOwnLimits(
  transaction: Reserving,
  { operation, at, units = 1 }: Omit<Call, 'outcome'>,
  { own }: Rules,
): Promise<Failure | null> {
  if (!own) return null; // guard own-limits
  const recent = await transaction.objectStore('calls').index('at').getAll(aroundDay(at));
  const calls = recent.filter((call) => call.operation === operation);
  if (unitsOf(withinSpan(calls, at, 'minute')) + units > own.minute) {
    return { kind: 'over-budget', budget: 'providerMinute' };
  }
  return unitsOf(calls) + units > own.day ? { kind: 'over-budget', budget: 'providerDay' } : null;
}

async function refuseByPressOrHover(
  transaction: Reserving,
  call: Omit<Call, 'outcome'>,
  { budgets, pressesLifted: lifted = 0 }: Rules,
): Promise<Failure | null> {
  if (call.asked) return refusePress(transaction, call, lifted);
  const recent = await transaction.objectStore('calls').index('at').getAll(aroundDay(call.at));
  return (await refuseByQuota(transaction, call, recent)) ?? refuseByBudget(recent, call, budgets);
}

/** Refuses a press on a card beyond its limits. Only cards have a site; calls from the popup and lists have none. */
async function refusePress(
  transaction: Reserving,
  { at, site }: Omit<Call, 'outcome'>,
  liftedAt: number,
): Promise<Failure | null> {
  if (site === null) return null;
  // Presses and a lift in the future are from before the device's clock was set back: such presses do not count, and
  // such a lift has no effect.
  const lifted = liftedAt > at + longestCall ? 0 : liftedAt;
  const since = IDBKeyRange.bound(Math.max(at - spans.hour, lifted), Math.max(at, lifted) + longestCall, true); // guard press-clock
  const recent = await transaction.objectStore('calls').index('at').getAll(since);
  const pressed = recent.filter((call) => call.asked && call.site !== null);
  if (withinSpan(pressed, at, 'minute').length >= presses.minute) return { kind: 'over-budget', budget: 'pressMinute' }; // guard press-minute
  return pressed.length >= presses.hour ? { kind: 'over-budget', budget: 'pressHour' } : null; // guard press-hour
}

/**
 * Refuses a call that would use the part of a quota that is reserved for the user. Calls that the quota's figure may
 * not include yet are subtracted from the figure.
 */
async function refuseByQuota(
  transaction: Reserving,
  { operation, at }: Pick<Call, 'operation' | 'at'>,
  recent: Call[],
): Promise<Failure | null> {
  const quota = await transaction.objectStore('quotas').get(operation);
  if (!quota || quota.remain === null || !quotaHolds(quota, at)) return null;
  const mayBeUncounted = (call: Call) =>
    call.at > quota.at || (call.outcome === 'reserved' && call.at > at - longestCall);
  const since = unitsOf(recent.filter((call) => call.operation === operation && mayBeUncounted(call)));
  const remain = Math.max(quota.remain - since, 0);
  return remain <= quotaForPerson ? { kind: 'quota-low', remain } : null;
}

function refuseByBudget(
  recent: Call[],
  { at, site, units = 1 }: Pick<Call, 'at' | 'site' | 'units'>,
  budgets: Settings['budgets'],
): Failure | null {
  const inMinute = unitsOf(withinSpan(recent, at, 'minute')) + units;
  // Calls without a site (popup, lists) have no site budget.
  const onSite =
    site === null ? 0 : unitsOf(withinSpan(recent, at, 'hour').filter((call) => call.site === site)) + units;
  if (inMinute > budgets.minute) return { kind: 'over-budget', budget: 'minute' }; // guard minute-budget
  if (onSite > budgets.site) return { kind: 'over-budget', budget: 'site' }; // guard site-budget
  return unitsOf(recent) + units > budgets.day ? { kind: 'over-budget', budget: 'day' } : null; // guard day-budget
}

/**
 * When the user last looked something up in the popup (ms since 1970). Presses on cards before that no longer count for
 * their limit, as no page can open the popup. Kept until the browser ends.
 */
export const pressesLifted = cell<number>({
  area: 'session',
  key: 'pressesLifted',
  schema: once(() => z.number()),
  otherwise: 0,
});
