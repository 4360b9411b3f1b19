import type { DBSchema, IDBPDatabase, StoreNames } from 'idb';
import type { Failure } from '../../model/answer/failure.ts';
import type { Note } from '../../model/answer/note.ts';
import type { OperationId, ServiceAnswer } from '../../model/answer/service-answer.ts';
import type { QuotaReport } from '../../model/answer/spending.ts';
import type { Providers } from '../../model/settings/providers.ts';
import type { SiteLessons } from '../../model/settings/site.ts';
import type { HistoryEntry, Secret } from '../../model/stored-types.ts';

/**
 * A request to the service, sent or being sent, as the request log and the hover limits count it. Times are ms since
 * 1970.
 */
export type Call = {
  at: number;
  operation: OperationId;
  /** The name of the described provider that was asked, as another may have its place later. */
  ownName?: string | undefined;
  /** How many paid lookups it counts for; absent: one. */
  units?: number;
  /** The subject's key. */
  subject: string;
  /** The page's host; null for requests from the popup and lists. Absent after an hour, when no limit counts it. */
  site?: string | null | undefined;
  /** The tab of that page; absent for requests from the popup. */
  tabId?: number | undefined;
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

/**
 * A contact. `sort` is the name in the form by which lists are sorted. `companies` are by number, because people of one
 * name may be at several ("Reception").
 */
export type StoredContact = {
  name: string;
  sort: string;
  numbers: string[];
  companies?: Readonly<Record<string, string>> | undefined;
};

/** A name that a page published for a number, kept because the user turned that on. `at` is when it was last seen. */
export type PageName = { e164: string; host: string; name: string; at: number };

/**
 * What is kept, and until when. "Erase everything" clears all of it. A new key or address of the service, or its removal,
 * also removes what was learned by it: `answers`, `breakers`, `phonePaths`, `quotas`.
 */
export interface NumlensSchema extends DBSchema {
  /** The API key with the origins that it may go to. */
  secret: { key: 'apiKey'; value: Secret };
  /**
   * `answer` is null if the service had nothing (404). Fresh until `expires`, ms since 1970; kept for 30 days more, the
   * newest 5,000.
   */
  answers: { key: string; value: { answer: ServiceAnswer | null; expires: number }; indexes: { expires: number } };
  /** The newest 200, without names of contacts and pages. */
  history: { key: string; value: HistoryEntry; indexes: { at: number } };
  /** Kept for 30 days. */
  calls: { key: number; value: Call; indexes: { at: number } };
  breakers: { key: BreakerId; value: BreakerState };
  /** By operation and base address (`workingPathKey`): the path on which the service answered. */
  phonePaths: { key: string; value: 'root' | 'versioned' };
  /** The newest 5,000, kept only while the user wants that. */
  pageNames: { key: [e164: string, host: string]; value: PageName; indexes: { at: number } };
  /** The user's contacts by name. */
  contacts: { key: string; value: StoredContact; indexes: { sort: string; numbers: string } };
  /** By host: the user's corrections of the newest 300 sites, and when the last was made (ms since 1970). */
  lessons: { key: string; value: { lessons: SiteLessons; at: number }; indexes: { at: number } };
  /** The newest quota of each operation that reports one. */
  quotas: { key: OperationId; value: QuotaReport };
  /** The added providers with their keys, as one record. */
  providers: { key: 'all'; value: Providers };
  /** The user's notes, by subject: the newest 5,000. */
  notes: { key: string; value: Note; indexes: { at: number } };
}

export type Database = IDBPDatabase<NumlensSchema>;

/**
 * What each version of the database added, version 1 first. A released step never changes: a new store or index is a
 * new step, so that users keep their data.
 */
export const upgradeSteps: readonly ((db: Database) => void)[] = [
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

/** Does a database have all stores? */
export function hasAllStores(opened: Database): boolean {
  return Object.keys(stores).every((store) => [...opened.objectStoreNames].some((each) => each === store));
}
