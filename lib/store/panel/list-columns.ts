import { browser } from 'wxt/browser';
import { z } from 'zod';

const key = 'listColumns';
const schema = z.record(z.string().max(20), z.boolean());

/** Returns the columns of the list that the user turned on or off, by name. */
export async function keptColumns(): Promise<Record<string, boolean>> {
  const stored = await browser.storage.local.get(key);
  const parsed = schema.safeParse(stored[key]);
  return parsed.success ? parsed.data : {};
}

/** Keeps them until they are reset, which an empty choice does. Never call it in a private window. */
export async function keepColumns(choice: Record<string, boolean>): Promise<void> {
  if (Object.keys(choice).length === 0) await browser.storage.local.remove(key);
  else await browser.storage.local.set({ [key]: choice });
}
