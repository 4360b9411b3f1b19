import { browser } from 'wxt/browser';
import { z } from 'zod';
import type { Settings } from '../model/settings.ts';
import { settingsSchema } from '../model/settings.ts';

const key = 'settings';
const storedSchema = z.record(z.string(), z.unknown());

/** The person's settings. A field that is not stored, or does not fit, has its default; the others keep their values. */
export async function readSettings(): Promise<Settings> {
  const stored = storedSchema.safeParse((await browser.storage.local.get(key))[key]);
  if (!stored.success) return settingsSchema.parse({});
  const fitting = Object.entries(settingsSchema.shape).filter(
    ([name, field]) => field.safeParse(stored.data[name]).success,
  );
  return settingsSchema.parse(Object.fromEntries(fitting.map(([name]) => [name, stored.data[name]])));
}

/** Changes the settings, one writer at a time (SECURITY R23), and gives them as they now are. */
export function updateSettings(change: (settings: Settings) => Settings): Promise<Settings> {
  return navigator.locks.request('numlens-settings', async () => {
    const next = settingsSchema.parse(change(await readSettings()));
    await browser.storage.local.set({ [key]: next });
    return next;
  });
}
