import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { vi } from 'vitest';

/** Gives the modules under test an empty database: a new factory, and the store's rooms loaded anew. */
export function freshDatabase(): void {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
}
