import { browser } from 'wxt/browser';
import { z } from 'zod';
import type { LookUp } from '../../../lib/lookup/online/look-up.ts';
import { once } from '../../../lib/model/once.ts';
import { readSettings, updateSettings } from '../../../lib/store/person/settings.ts';
import { settingsChanged } from './settings-changed.ts';

const removedSchema = once(() => z.object({ data_collection: z.array(z.string()).default([]) }));

/**
 * Turns online lookups off when the user withdraws the consent to data collection, which Firefox allows in its own
 * pages (guard consent-aborts). Call it synchronously at the worker's top level.
 */
export function listenToConsent(lookUp: LookUp): void {
  if (!import.meta.env.FIREFOX) return;
  browser.permissions.onRemoved.addListener((removed: unknown) => {
    const read = removedSchema().safeParse(removed);
    if (read.success && read.data.data_collection.length > 0) void goOffline(lookUp);
  });
}

async function goOffline(lookUp: LookUp): Promise<void> {
  // At once, and even if a policy turns lookups on.
  lookUp.withdraw();
  const before = await readSettings();
  const after = await updateSettings((settings) => ({ ...settings, lookUpOnline: 'never' }));
  await settingsChanged({ before, after, lookUp });
}
