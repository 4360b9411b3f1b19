/** Runs in a page of the extension: everything that it keeps outside the store of the key, as text. */
async function readStores(): Promise<string> {
  const kept: unknown[] = [];
  for (const area of [chrome.storage.local, chrome.storage.session, chrome.storage.sync]) {
    kept.push(await area.get().catch(() => null));
  }
  kept.push({ ...localStorage }, { ...sessionStorage }, document.cookie);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) kept.push(request.url, await (await cache.match(request))?.text());
  }
  const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  for (const { name } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name ?? ''));
    for (const store of database.objectStoreNames) {
      if (store === 'secret') continue;
      const rows = database.transaction(store).objectStore(store);
      kept.push(store, await settled(rows.getAllKeys()), await settled(rows.getAll()));
    }
    database.close();
  }
  return JSON.stringify(kept);
}

/** Runs in a page of the extension: what the store of the key holds. */
async function readVault(): Promise<string> {
  const open = indexedDB.open('numlens');
  await new Promise((resolve) => open.addEventListener('success', resolve));
  const all = open.result.transaction('secret').objectStore('secret').getAll();
  await new Promise((resolve) => all.addEventListener('success', resolve));
  open.result.close();
  return JSON.stringify(all.result);
}

/** What the extension keeps: in the store of the key, and everywhere else. */
export async function searchVault(own: {
  evaluate: (work: () => Promise<string>) => Promise<string>;
}): Promise<{ vault: string; elsewhere: string }> {
  return { vault: await own.evaluate(readVault), elsewhere: await own.evaluate(readStores) };
}
