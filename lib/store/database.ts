import type { DBSchema, IDBPDatabase, StoreNames } from 'idb';
import { openDB } from 'idb';
import type { Contact } from '../model/contact.ts';
import type { Failure } from '../model/failure.ts';
import type { HistoryEntry } from '../model/history-entry.ts';
import type { OperationId } from '../model/operation.ts';
import type { QuotaReport } from '../model/quota.ts';
import type { Secret } from '../model/secret.ts';
import type { ServiceAnswer } from '../model/service-answer.ts';
import type { SiteLessons } from '../model/site-lessons.ts';
import { takeDamagedAway } from './rebuild-database.ts';

/** A call to the service, spent or being spent: the ledger, and what budgets count. Times are ms since 1970. */
export type Call = {
  at: number;
  operation: OperationId;
  /** The subject's key. */
  subject: string;
  /** The page's host; null from the popup. */
  site: string | null;
  /** The tab of that page; no tab from the popup. */
  tabId?: number;
  /** False where hovering or a pause in typing spent it. */
  asked: boolean;
  outcome: 'reserved' | 'answered' | Failure['kind'];
  /** The person cleared the list: it counts for the budgets of its day, and is shown no more. */
  cleared?: true;
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

/** A name that a page published for a number, kept because the person wants that. `at` is when it was last seen there. */
export type PageName = { e164: string; host: string; name: string; at: number };

export interface NumlensSchema extends DBSchema {
  secret: { key: 'apiKey'; value: Secret };
  /** `answer` is null where the service had nothing at all (404). Fresh until `expires`, ms since 1970. */
  answers: { key: string; value: { answer: ServiceAnswer | null; expires: number }; indexes: { expires: number } };
  history: { key: string; value: HistoryEntry; indexes: { at: number } };
  calls: { key: number; value: Call; indexes: { at: number } };
  breakers: { key: OperationId; value: BreakerState };
  /** Base address → the path of phone validation that answered there. */
  phonePaths: { key: string; value: 'root' | 'versioned' };
  pageNames: { key: [e164: string, host: string]; value: PageName; indexes: { at: number } };
  /** The person's contacts by name. `sort` is the name as lists order it. */
  contacts: { key: string; value: Contact & { sort: string }; indexes: { sort: string; numbers: string } };
  /** Host → what the person taught about it, and when last, ms since 1970. */
  lessons: { key: string; value: { lessons: SiteLessons; at: number }; indexes: { at: number } };
  /** The newest quota of each operation that has one. */
  quotas: { key: OperationId; value: QuotaReport };
}

export type Database = IDBPDatabase<NumlensSchema>;

/**
 * What each version of the database added, version 1 first. A step that was released never changes: a new store or index
 * is a new step, and what people have stays.
 */
const steps: readonly ((db: Database) => void)[] = [
  (db) => {
    db.createObjectStore('secret');
    db.createObjectStore('answers').createIndex('expires', 'expires');
    db.createObjectStore('history').createIndex('at', 'at');
    db.createObjectStore('calls', { autoIncrement: true }).createIndex('at', 'at');
    db.createObjectStore('breakers', { keyPath: 'operation' });
    db.createObjectStore('phonePaths');
  },
  (db) => {
    const contacts = db.createObjectStore('contacts', { keyPath: 'name' });
    contacts.createIndex('sort', 'sort');
    contacts.createIndex('numbers', 'numbers', { multiEntry: true });
    db.createObjectStore('pageNames', { keyPath: ['e164', 'host'] }).createIndex('at', 'at');
    db.createObjectStore('lessons').createIndex('at', 'at');
  },
  (db) => {
    db.createObjectStore('quotas', { keyPath: 'operation' });
  },
];

let connection: Promise<Database> | null = null;

/** The extension's database, opened once per context. Only `lib/store` uses it. */
export function database(): Promise<Database> {
  connection ??= open();
  return connection;
}

/** Opens the database before it is first needed, while the worker waits for something else. */
export function openAhead(): void {
  // Whoever needs it opens it again, and hears why that failed.
  database().catch(() => {});
}

const name = 'numlens';
/** Every store, for a look at whether one is missing; the compiler asks for new ones. */
const stores = {
  secret: true,
  answers: true,
  history: true,
  calls: true,
  breakers: true,
  phonePaths: true,
  pageNames: true,
  contacts: true,
  lessons: true,
  quotas: true,
} satisfies Record<StoreNames<NumlensSchema>, true>;
/** Opening may fail for a moment, such as under another version's upgrade: that is no damage yet. */
const attempts = 3;

const forget = () => {
  connection = null;
};

async function open(): Promise<Database> {
  try {
    return await openWhole();
  } catch (error) {
    forget();
    throw error;
  }
}

/** Opens the database; one that is damaged is rebuilt, with the key in it where that could still be read. */
async function openWhole(): Promise<Database> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const opened = await openOnce();
      if (isWhole(opened)) return opened;
      opened.close();
      break;
    } catch (error) {
      // A newer version of Numlens has been here: what it keeps is whole.
      if (error instanceof DOMException && error.name === 'VersionError') throw error;
      if (attempt === attempts) break;
    }
  }
  const secret = await takeDamagedAway(name);
  const rebuilt = await openOnce();
  if (secret) await rebuilt.put('secret', secret, 'apiKey');
  return rebuilt;
}

function openOnce(): Promise<Database> {
  return openDB<NumlensSchema>(name, steps.length, {
    upgrade(db, oldVersion) {
      for (const step of steps.slice(oldVersion)) step(db);
    },
    terminated: forget,
    blocking: (_current, _next, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
  });
}

function isWhole(opened: Database): boolean {
  return Object.keys(stores).every((store) => [...opened.objectStoreNames].some((each) => each === store));
}
