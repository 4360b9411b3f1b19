import { afterEach, beforeEach, vi } from 'vitest';
import type { LookUp } from '../../../../lib/lookup/online/look-up.ts';
import { createLookUp } from '../../../../lib/lookup/online/look-up.ts';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';
import { browser } from '../../../wxt-browser.ts';
import { emptyDatabase } from '../../store/empty-database.ts';

/** The look-up of the test that runs. */
export let lookUp: LookUp;

/**
 * Before each test of the file that calls it, empties what is kept and allows every host; each request is answered by
 * `answer`. Afterwards takes all of that back.
 */
export function beginWithProviders(answer: (url: URL, init: RequestInit) => Promise<Response>): void {
  beforeEach(async () => {
    await emptyDatabase();
    await browser.storage.local.set({ settings: settingsSchema.parse({}) });
    Object.assign(browser, {
      permissions: { getAll: async () => ({ origins: ['https://*/*'] }) },
      tabs: { query: async () => [] },
    });
    lookUp = createLookUp(async () => null);
    vi.stubGlobal('fetch', answer);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
