import { browser } from 'wxt/browser';
import { z } from 'zod';
import { subjectSchema } from '../model/subject.ts';

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

/** The side panel's list as it is kept in memory until the browser ends: what was found, not the text it stood in. */
export type KeptList = z.infer<typeof keptListSchema>;

const key = 'panelList';

/** Keeps the list for the next time the panel opens; null forgets it. Never called in a private window. */
export async function keepPanelList(list: KeptList | null): Promise<void> {
  if (list === null) await browser.storage.session.remove(key);
  else await browser.storage.session.set({ [key]: list });
}

/** The list that was kept, null where there is none. */
export async function keptPanelList(): Promise<KeptList | null> {
  const stored = await browser.storage.session.get(key);
  const parsed = keptListSchema.safeParse(stored[key]);
  return parsed.success ? parsed.data : null;
}
