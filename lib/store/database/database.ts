import type { DBSchema, IDBPDatabase, StoreNames } from 'idb';
import { deleteDB, openDB } from 'idb';
import type { Contact } from '../../model/answer/contact.ts';
import type { Failure } from '../../model/answer/failure.ts';
import type { Note } from '../../model/answer/note.ts';
import type { OperationId, ServiceAnswer } from '../../model/answer/service-answer.ts';
import type { QuotaReport } from '../../model/answer/spending.ts';
import type { Providers } from '../../model/settings/providers.ts';
import type { SiteLessons } from '../../model/settings/site.ts';
import type { HistoryEntry, Secret } from '../../model/stored-types.ts';
import { rebuildDamaged } from './rebuild-database.ts';
import { withTimeout } from './timeouts.ts';

/**
 * A request to the service, sent or being sent, as the request log and the hover limits count it. Times are ms since
 * 1970.
 */
export type Call = {
  at: number;
  operation: OperationId;
  /** The name of the described provider that was asked, as another may have its place later. */
  ownName?: string;
  /** How many paid lookups it counts for; absent: one. */
  units?: number;
  /** The subject's key. */
  subject: string;
  /** The page's host; null for requests from the popup. */
  site: string | null;
  /** The tab of that page; absent for requests from the popup. */
  tabId?: number;
  /** False if hovering or a pause in typing sent it. */
  asked: boolean;
  outcome: 'reserved' | 'answered' | Failure['kind'];
  /** The user cleared the list: the call still counts for the limits of its day, but is not shown. */
  cleared?: true;
};

/** Whose breaker it is: an operation's, or one registry's of an operation that asks several. */
export type BreakerId = OperationId | `${OperationId} ${string}`;

/** A breaker that is open or counts failures. `repeat` is the failure to return instead of sending a request. */
export type BreakerState = {
  operation: BreakerId;
  failuresInARow: number;
  /** When it was opened, ms since 1970; null while it is closed. */
  openedAt: number | null;
  /** When it closes again (ms since 1970); null if only a change of key or address closes it. */
  until: number | null;
  repeat: Failure | null;
};

/** A name that a page published for a number, kept because the user turned that on. `at` is when it was last seen. */
export type PageName = { e164: string; host: string; name: string; at: number };

export interface NumlensSchema extends DBSchema {
  secret: { key: 'apiKey'; value: Secret };
  /** `answer` is null if the service had nothing (404). Fresh until `expires`, ms since 1970. */
  answers: { key: string; value: { answer: ServiceAnswer | null; expires: number }; indexes: { expires: number } };
  history: { key: string; value: HistoryEntry; indexes: { at: number } };
  calls: { key: number; value: Call; indexes: { at: number } };
  breakers: { key: BreakerId; value: BreakerState };
  /** By operation and base address (`workingPathKey`): the path on which the service answered. */
  phonePaths: { key: string; value: 'root' | 'versioned' };
  pageNames: { key: [e164: string, host: string]; value: PageName; indexes: { at: number } };
  /** The user's contacts by name. `sort` is the name in the form by which lists are sorted. */
  contacts: { key: string; value: Contact & { sort: string }; indexes: { sort: string; numbers: string } };
  /** By host: the user's corrections of the site, and when the last was made (ms since 1970). */
  lessons: { key: string; value: { lessons: SiteLessons; at: number }; indexes: { at: number } };
  /** The newest quota of each operation that reports one. */
  quotas: { key: OperationId; value: QuotaReport };
  /** The added providers with their keys, as one record. */
  providers: { key: 'all'; value: Providers };
  /** The user's notes, by subject. */
  notes: { key: string; value: Note; indexes: { at: number } };
}

export type Database = IDBPDatabase<NumlensSchema>;

/**
 * What each version of the database added, version 1 first. A released step never changes: a new store or index is a
 * new step, so that users keep their data.
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
  (db) => {
    db.createObjectStore('providers');
  },
  (db) => {
    db.createObjectStore('notes').createIndex('at', 'at');
  },
];

const name = 'numlens';
/** All stores, to check that none is missing. The compiler demands an entry for each new one. */
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
  providers: true,
  notes: true,
} satisfies Record<StoreNames<NumlensSchema>, true>;

/**
 * Waits before the second and third attempt to open the database (ms). Most causes of a failed opening are over by
 * then.
 */
const waits = [100, 400];
/** How long callers wait for the database to open (ms). */
const openWithin = 4_000;
/**
 * How long after a failed opening callers are rejected at once (ms), as one report needs the database several times.
 */
const restAfterFailure = 1_000;

let connection: Promise<Database> | null = null;
/** The last failed opening, and its time by a clock that is never set back (ms since the worker's start). */
let failure: { error: unknown; at: number } | null = null;

/**
 * Returns the extension's database, opened once per context; rejects while it can't be opened. Only `lib/store` uses
 * it.
 */
export async function database(): Promise<Database> {
  if (failure && performance.now() - failure.at < restAfterFailure) throw failure.error;
  connection ??= connect();
  const opened = await connection;
  if (isUsable(opened)) return opened;
  forget();
  connection = connect();
  return connection;
}

/**
 * Lets the next call open the database even if that has just failed. Only the user's own action does so (SECURITY R65).
 */
export function tryAgain(): void {
  failure = null;
}

/** Opens the database before it is needed, while the worker waits for something else. */
export function openAhead(): void {
  // A failure is reported to the caller that needs the database.
  database().catch(() => {});
}

/** Deletes the database, even if it can't be opened. Only the user may decide that (`lib/store/database/erase`). */
export async function deleteDatabase(): Promise<void> {
  const before = connection;
  forget();
  tryAgain();
  const opened = await before?.catch(() => null);
  opened?.close();
  await withTimeout(deleteDB(name), openWithin);
}

function forget(): void {
  connection = null;
}

/** Opens the database for all callers that wait. If it opens too late for them, the next caller uses it. */
async function connect(): Promise<Database> {
  const opening = openPatiently();
  let isLate = false;
  opening.then(
    (opened) => {
      if (!isLate) return;
      if (connection) opened.close();
      else connection = opening;
      failure = null;
    },
    () => {},
  );
  try {
    return await withTimeout(opening, openWithin);
  } catch (error) {
    isLate = true;
    forget();
    failure = { error, at: performance.now() };
    throw error;
  }
}

/**
 * Opens the database. Rebuilds it only if it was opened but lacks stores: that is damage, which waiting does not
 * repair. Any failure to open it may be temporary, so nothing is deleted for that (SECURITY R66).
 */
async function openPatiently(): Promise<Database> {
  for (const wait of waits) {
    try {
      return await openWhole();
    } catch (error) {
      // A newer version of Numlens has upgraded it, which waiting does not change.
      if (error instanceof DOMException && error.name === 'VersionError') throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return openWhole(); // guard R66 nothing-deleted
}

async function openWhole(): Promise<Database> {
  const opened = await openOnce();
  return isWhole(opened) ? opened : rebuildDamaged(opened, openOnce);
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

/** Returns false for a connection that the browser has closed. The browser does not always report that. */
function isUsable(opened: Database): boolean {
  try {
    opened.transaction('notes');
    return true;
  } catch {
    return false;
  }
}

/** A store with an index of its entries by time. */
type Timed<Key> = {
  count(): Promise<number>;
  index(name: 'at'): { getAllKeys(query: null, count: number): Promise<Key[]> };
  delete(key: Key): Promise<void>;
};

/** Deletes a store's oldest entries until it holds at most `most`; runs inside the store's transaction. */
export async function dropOldest<Key>(store: Timed<Key>, most: number): Promise<void> {
  const surplus = (await store.count()) - most;
  if (surplus <= 0) return;
  const oldest = await store.index('at').getAllKeys(null, surplus);
  await Promise.all(oldest.map((key) => store.delete(key)));
}
