import type { Settings } from '../model/settings.ts';
import type { Call } from './database.ts';
import { database } from './database.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** How long the ledger remembers a call. */
const remembered = 30 * day;

export type BudgetName = keyof Settings['budgets'];

/** A call's place in the ledger, or the budget that is spent. */
export type Reservation = { ok: true; id: number } | { ok: false; budget: BudgetName };

/**
 * Reserves one call in the ledger, counting and adding in one transaction (SECURITY R06). Only calls that nobody asked
 * for by a click or key are held to the budgets; every call counts. Budgets are in calls: per minute, per site and
 * hour, per day.
 */
export async function reserveCall(call: Omit<Call, 'outcome'>, budgets: Settings['budgets']): Promise<Reservation> {
  const transaction = (await database()).transaction('calls', 'readwrite');
  if (!call.asked) {
    const recent = await transaction.store.index('at').getAll(IDBKeyRange.lowerBound(call.at - day, true));
    const spent = spentBudget(recent, call, budgets);
    if (spent) {
      await transaction.done;
      return { ok: false, budget: spent };
    }
  }
  const old = await transaction.store.index('at').getAllKeys(IDBKeyRange.upperBound(call.at - remembered));
  await Promise.all(old.map((key) => transaction.store.delete(key)));
  const id = await transaction.store.add({ ...call, outcome: 'reserved' });
  await transaction.done;
  return { ok: true, id };
}

function spentBudget(
  recent: Call[],
  { at, site }: Pick<Call, 'at' | 'site'>,
  budgets: Settings['budgets'],
): BudgetName | null {
  const within = (span: number) => recent.filter((call) => call.at > at - span);
  if (within(minute).length >= budgets.minute) return 'minute';
  if (within(hour).filter((call) => call.site === site).length >= budgets.site) return 'site';
  return recent.length >= budgets.day ? 'day' : null;
}
