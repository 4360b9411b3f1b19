import type { OperationId } from '../../model/answer/service-answer.ts';
import type { LedgerCall, LedgerPage, Spent } from '../../model/answer/spending.ts';
import { ledgerPageLength } from '../../model/answer/spending.ts';
import { database } from '../database/database.ts';
import { pageStart } from '../database/entries.ts';
import type { Call } from '../database/schema.ts';
import { keptOr } from '../database/timeouts.ts';
import { aroundDay, forgetSites, spans, unitsOf, withinSpan } from './calls.ts';
import { callsKeptFor } from './expired.ts';

/**
 * Returns how much of the hover limits is used at `now` (ms since 1970). `site`: the site to count; null for the site
 * with most calls in the last hour.
 */
export async function readSpent(now: number, site: string | null): Promise<Spent> {
  const recent = await (await database()).getAllFromIndex('calls', 'at', aroundDay(now));
  const ofSites = Map.groupBy(withinSpan(recent, now, 'hour'), (call) => call.site);
  const [busiest = null] = [...ofSites]
    .sort(([, one], [, other]) => unitsOf(other) - unitsOf(one))
    .flatMap(([of]) => of ?? []);
  const of = site ?? busiest;
  return {
    minute: unitsOf(withinSpan(recent, now, 'minute')),
    site: of === null ? null : { host: of, calls: unitsOf(ofSites.get(of) ?? []) },
    day: unitsOf(recent),
  };
}

/**
 * Returns the number of calls of a page, in units: those of its tab and site since it was loaded (ms since 1970). A call
 * that no longer has a site counts by its tab.
 */
export async function countPageCalls(page: { tabId: number; host: string; since: number }): Promise<number> {
  const later = await (await database()).getAllFromIndex('calls', 'at', IDBKeyRange.lowerBound(page.since));
  const isHere = ({ tabId, site = page.host }: Call) => tabId === page.tabId && site === page.host;
  return unitsOf(later.filter(isHere));
}

/** Returns a page of the request log at `now`, newest first; the last page if `offset` is past the end. */
export async function readLedger(offset: number, now: number): Promise<LedgerPage> {
  const calls: LedgerCall[] = [];
  const { store } = (await database()).transaction('calls');
  for await (const { value, primaryKey } of store.index('at').iterate(keptAt(now), 'prev')) {
    if (!value.cleared) calls.push(ledgerCall(primaryKey, value, now));
  }
  const all = calls.length;
  const start = pageStart(offset, { all, pageLength: ledgerPageLength });
  return { calls: calls.slice(start, start + ledgerPageLength), offset: start, all };
}

/** Returns the times of the calls that the request log keeps at `now`. */
function keptAt(now: number): IDBKeyRange {
  return IDBKeyRange.lowerBound(now - callsKeptFor, true);
}

/** An operation's calls. `last`: the last one that the request log shows, null if there is none. `day`: units of the last day. */
export type OperationCalls = { last: Pick<Call, 'outcome' | 'ownName'> | null; day: number };

/** Returns the calls of each operation at `now`; those of the last day as its own daily limit counts them. */
export async function operationCalls(now: number): Promise<Map<OperationId, OperationCalls>> {
  const read = async () => (await database()).getAllFromIndex('calls', 'at', keptAt(now));
  const calls = Map.groupBy(await keptOr('the calls', read, []), ({ operation }) => operation);
  const summed = (own: Call[]): OperationCalls => ({
    last: own.findLast(({ cleared }) => !cleared) ?? null,
    day: unitsOf(withinSpan(own, now, 'day')),
  });
  return new Map([...calls].map(([operation, own]) => [operation, summed(own)]));
}

/**
 * Clears the request log. Calls of the last day keep their time, and those of the last hour their site too, so that
 * clearing the list does not reset the limits.
 */
export async function clearLedger(now: number): Promise<void> {
  const transaction = (await database()).transaction('calls', 'readwrite');
  await forgetSites(transaction.store, now);
  for await (const cursor of transaction.store.index('at').iterate()) {
    const call = cursor.value;
    if (call.at <= now - spans.day) await cursor.delete();
    else await cursor.update(clearedCall(call));
  }
  await transaction.done;
}

function clearedCall({ at, operation, units = 1, site, tabId, asked, outcome }: Call): Call {
  return { at, operation, units, subject: '', site, tabId, asked, outcome, cleared: true };
}

function ledgerCall(id: number, call: Call, now: number): LedgerCall {
  const { at, operation, ownName, units = 1, subject, site, asked, outcome } = call;
  const isOver = site !== null && withinSpan([call], now, 'hour').length === 0; // guard site-shown-an-hour
  return { id, at, operation, ownName, units, subject, site: isOver ? undefined : site, asked, outcome };
}
