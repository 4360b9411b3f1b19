import type { LedgerCall, LedgerPage } from '../model/spending.ts';
import { ledgerPageLength } from '../model/spending.ts';
import type { Call } from './database.ts';
import { database } from './database.ts';
import { pageStart } from './page-start.ts';
import { day, hour } from './spent.ts';

/** A page of the ledger, newest first; the last one where `offset` is past the end. */
export async function readLedger(offset: number): Promise<LedgerPage> {
  const calls: LedgerCall[] = [];
  const { store } = (await database()).transaction('calls');
  let all = 0;
  for await (const { value, primaryKey } of store.index('at').iterate(null, 'prev')) {
    if (value.cleared) continue;
    calls.push(shown(primaryKey, value));
    all += 1;
  }
  const start = pageStart(offset, { all, pageLength: ledgerPageLength });
  return { calls: calls.slice(start, start + ledgerPageLength), offset: start, all };
}

/**
 * Forgets what was looked up. Calls of the last day stay as a bare time, and those of the last hour with their site, so
 * that clearing the list fills no budget again.
 */
export async function clearLedger(now: number): Promise<void> {
  const transaction = (await database()).transaction('calls', 'readwrite');
  for await (const cursor of transaction.store.index('at').iterate()) {
    const call = cursor.value;
    if (call.at <= now - day) await cursor.delete();
    else await cursor.update({ ...bare(call), ...(call.at > now - hour ? place(call) : {}) });
  }
  await transaction.done;
}

function bare({ at, operation, asked, outcome }: Call): Call {
  return { at, operation, subject: '', site: null, asked, outcome, cleared: true };
}

function place({ site, tabId }: Call): Partial<Call> {
  return tabId === undefined ? { site } : { site, tabId };
}

function shown(id: number, { at, operation, subject, site, asked, outcome }: Call): LedgerCall {
  return { id, at, operation, subject, site, asked, outcome };
}
