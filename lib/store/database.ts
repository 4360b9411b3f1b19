import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { Failure } from '../model/failure.ts';
import type { HistoryEntry } from '../model/history-entry.ts';
import type { OperationId } from '../model/operation.ts';
import type { ServiceAnswer } from '../model/service-answer.ts';

/** A call to the service, spent or being spent: the ledger, and what budgets count. Times are ms since 1970. */
export type Call = {
  at: number;
  operation: OperationId;
  /** The subject's key. */
  subject: string;
  /** The page's host; null from the popup. */
  site: string | null;
  /** False where hovering or a pause in typing spent it. */
  asked: boolean;
  outcome: 'reserved' | 'answered' | Failure['kind'];
};

/** A breaker that is not closed, or counts failures. `repeat` is given instead of asking. */
export type BreakerState = {
  operation: OperationId;
  failuresInARow: number;
  /** When it was opened, ms since 1970; null while it is closed. */
  openedAt: number | null;
  /** Closed again after this time; null: only a change of key or address closes it. */
  until: number | null;
  repeat: Failure | null;
};

export interface NumlensSchema extends DBSchema {
  secret: { key: 'apiKey'; value: { key: string; origins: string[]; stamp: string } };
  answers: { key: string; value: { answer: ServiceAnswer; expires: number }; indexes: { expires: number } };
  history: { key: string; value: HistoryEntry; indexes: { at: number } };
  calls: { key: number; value: Call; indexes: { at: number } };
  breakers: { key: OperationId; value: BreakerState };
  /** Base address → the path of phone validation that answered there. */
  phonePaths: { key: string; value: 'root' | 'versioned' };
}

export type Database = IDBPDatabase<NumlensSchema>;

let connection: Promise<Database> | null = null;

/** The extension's database, opened once per context. Only `lib/store` uses it. */
export function database(): Promise<Database> {
  connection ??= open();
  return connection;
}

async function open(): Promise<Database> {
  const forget = () => {
    connection = null;
  };
  try {
    return await openDB<NumlensSchema>('numlens', 1, {
      upgrade(db) {
        db.createObjectStore('secret');
        db.createObjectStore('answers').createIndex('expires', 'expires');
        db.createObjectStore('history').createIndex('at', 'at');
        db.createObjectStore('calls', { autoIncrement: true }).createIndex('at', 'at');
        db.createObjectStore('breakers', { keyPath: 'operation' });
        db.createObjectStore('phonePaths');
      },
      terminated: forget,
      blocking: (_current, _next, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
    });
  } catch (error) {
    forget();
    throw error;
  }
}
