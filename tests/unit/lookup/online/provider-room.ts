import { afterEach, beforeEach, vi } from 'vitest';
import { providerHandlers } from '../../../../entrypoints/background/settings/provider-handlers.ts';
import type { LookUp } from '../../../../lib/lookup/online/look-up.ts';
import { createLookUp } from '../../../../lib/lookup/online/look-up.ts';
import type { ProviderId } from '../../../../lib/model/answer/provider-list.ts';
import { descriptionMark } from '../../../../lib/model/settings/custom/description-mark.ts';
import type { ProvidersView } from '../../../../lib/model/settings/provider-view.ts';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';
import { browser } from '../../../wxt-browser.ts';
import { emptyDatabase } from '../../store/empty-database.ts';

/** The look-up of the test that runs. */
export let lookUp: LookUp;

const sender = { kind: 'ui', isPrivate: false } as const;

/** Returns the mark of a provider's description as the options show it. */
export async function markShown(id: ProviderId): Promise<string | null> {
  const { providers } = await providerHandlers.readProviders({}, sender);
  const own = providers.find((each) => each.id === id)?.own;
  return own ? descriptionMark(own.definition, own.isPreset) : null;
}

/** Adds a provider as the options do: as they show it. */
export async function addAsShown(id: ProviderId, fields: Record<string, string>): Promise<ProvidersView> {
  return providerHandlers.saveProvider({ id, mark: await markShown(id), fields }, sender);
}

/** Removes a provider as the options do. */
export async function removeAsShown(id: ProviderId): Promise<ProvidersView> {
  return providerHandlers.removeProvider({ id, mark: await markShown(id) }, sender);
}

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
