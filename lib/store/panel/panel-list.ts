import { browser } from 'wxt/browser';
import { z } from 'zod';
import { subjectSchema } from '../../model/subject-schema.ts';

const keptEntrySchema = z.object({
  subject: subjectSchema(),
  country: z.string().nullable(),
  count: z.int().min(1),
  line: z.int().min(1),
  file: z.string().nullable(),
  defanged: z.boolean(),
  hop: z.boolean(),
});

const keptListSchema = z.object({
  entries: z.array(keptEntrySchema),
  lines: z.int().min(0),
  linesWithout: z.int().min(0),
});

/** The side panel's list as kept in memory until the browser ends: the subjects found, not the text they were in. */
export type KeptList = z.infer<typeof keptListSchema>;

const key = 'panelList';

/** Most bytes of a kept list, as JSON. Cards and popup need space in the same storage, which has 10 MB. */
const mostKept = 6_000_000;

/**
 * Keeps the list for the next time the panel opens. Null removes it, and so does a list that is too long. Never call it
 * in a private window.
 */
export async function keepPanelList(list: KeptList | null): Promise<void> {
  // guard R65 list-fits
  if (list === null || new Blob([JSON.stringify(list)]).size > mostKept) await browser.storage.session.remove(key);
  else await browser.storage.session.set({ [key]: list });
}

/** Returns the kept list; null if there is none. */
export async function keptPanelList(): Promise<KeptList | null> {
  const stored = await browser.storage.session.get(key);
  const parsed = keptListSchema.safeParse(stored[key]);
  return parsed.success ? parsed.data : null;
}
