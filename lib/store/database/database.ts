import { deleteDB, openDB } from 'idb';
import { rebuildDamaged } from './rebuild-database.ts';
import type { Database, NumlensSchema } from './schema.ts';
import { hasAllStores, upgradeSteps } from './schema.ts';
import { withTimeout } from './timeouts.ts';

const name = 'numlens';

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
 * Lets the next call open the database even if that has just failed. Only the user's own action does so
 * (guard press-tries-again).
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
 * repair. Any failure to open it may be temporary, so nothing is deleted for that.
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
  return openWhole(); // guard nothing-deleted
}

async function openWhole(): Promise<Database> {
  const opened = await openOnce();
  return hasAllStores(opened) ? opened : rebuildDamaged(opened, openOnce);
}

function openOnce(): Promise<Database> {
  return openDB<NumlensSchema>(name, upgradeSteps.length, {
    upgrade(db, oldVersion) {
      for (const step of upgradeSteps.slice(oldVersion)) step(db);
    },
    terminated: forget,
    blocking: (_current, _next, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
  });
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
