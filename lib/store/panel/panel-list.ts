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

/** The lists of several windows, the one that was kept last at the end. */
const keptListsSchema = z.array(z.object({ window: z.number(), list: keptListSchema }));
type KeptLists = z.infer<typeof keptListsSchema>;

/** A panel's own window, and all that are open. */
export type PanelWindow = { window: number; open: readonly number[] };

/** A browser whose windows have no ids has one. */
const onlyWindow: PanelWindow = { window: 0, open: [0] };

const key = 'panelLists';

/** Two panels may keep their lists at once, and each writes all of them. */
const lock = 'numlens-panel-lists';

/** Most bytes of all kept lists, as JSON. Cards and popup need space in the same storage, which has 10 MB. */
const mostKept = 6_000_000;

/**
 * Keeps the list of a window's panel for the next time it opens; the lists of other windows stay, the oldest of them only if
 * there is room for it. Null removes it, and so does a list that is too long. Never call it in a private window.
 */
export function keepPanelList(list: KeptList | null, { window, open }: PanelWindow = onlyWindow): Promise<void> {
  return navigator.locks.request(lock, async () => {
    // guard list-fits
    const own = list === null || bytesOf(list) > mostKept ? [] : [{ window, list }];
    const others = (await read()).filter((kept) => kept.window !== window && open.includes(kept.window));
    while (others.length > 0 && bytesOf([...others, ...own]) > mostKept) others.shift();
    const lists = [...others, ...own];
    if (lists.length === 0) await browser.storage.session.remove(key);
    else await browser.storage.session.set({ [key]: lists });
  });
}

/** Returns the list that was kept for a window, otherwise the last one of a window that was closed; null if there is none. */
export async function keptPanelList({ window, open }: PanelWindow = onlyWindow): Promise<KeptList | null> {
  const lists = await read();
  const own = lists.find((kept) => kept.window === window);
  return (own ?? lists.findLast((kept) => !open.includes(kept.window)))?.list ?? null;
}

async function read(): Promise<KeptLists> {
  const stored = await browser.storage.session.get(key);
  const parsed = keptListsSchema.safeParse(stored[key]);
  return parsed.success ? parsed.data : [];
}

function bytesOf(value: unknown): number {
  return new Blob([JSON.stringify(value)]).size;
}
