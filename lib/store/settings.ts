import { browser } from 'wxt/browser';
import type { Settings } from '../model/settings.ts';
import { settingsSchema } from '../model/settings.ts';

const key = 'settings';

/** The person's settings; defaults where nothing is stored or what is stored does not fit. */
export async function readSettings(): Promise<Settings> {
  const stored = await browser.storage.local.get(key);
  const parsed = settingsSchema.safeParse(stored[key] ?? {});
  return parsed.success ? parsed.data : settingsSchema.parse({});
}

/** Changes the settings, one writer at a time (SECURITY R23), and gives them as they now are. */
export function updateSettings(change: (settings: Settings) => Settings): Promise<Settings> {
  return navigator.locks.request('numlens-settings', async () => {
    const next = settingsSchema.parse(change(await readSettings()));
    await browser.storage.local.set({ [key]: next });
    return next;
  });
}
