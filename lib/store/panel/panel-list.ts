import { z } from 'zod';
import { once } from '../../model/once.ts';
import { subjectSchema } from '../../model/subject-schema.ts';
import { cell } from '../storage.ts';

const keptListSchema = once(() =>
  z.object({
    entries: z.array(
      z.object({
        subject: subjectSchema(),
        country: z.string().nullable(),
        count: z.int().min(1),
        line: z.int().min(1),
        file: z.string().nullable(),
        defanged: z.boolean(),
        hop: z.boolean(),
      }),
    ),
    lines: z.int().min(0),
    linesWithout: z.int().min(0),
  }),
);

/** The side panel's list as kept in memory until the browser ends: the subjects found, not the text they were in. */
export type KeptList = z.infer<ReturnType<typeof keptListSchema>>;

type KeptLists = { window: number; list: KeptList }[];
const none: KeptLists = [];
/** The lists of several windows, the one that was kept last at the end. */
const keptLists = cell<KeptLists>({
  area: 'session',
  key: 'panelLists',
  schema: once(() => z.array(z.object({ window: z.number(), list: keptListSchema() }))),
  otherwise: none,
});

/** A panel's own window, and all that are open. */
export type PanelWindow = { window: number; open: readonly number[] };

/** A browser whose windows have no ids has one. */
const onlyWindow: PanelWindow = { window: 0, open: [0] };

/** Most bytes of all kept lists, as JSON. Cards and popup need space in the same storage, which has 10 MB. */
const mostKept = 6_000_000;

/**
 * Keeps the list of a window's panel for the next time it opens; the lists of other windows stay, the oldest of them only if
 * there is room for it. Null removes it, and so does a list that is too long. Never call it in a private window.
 */
export async function keepPanelList(list: KeptList | null, { window, open }: PanelWindow = onlyWindow): Promise<void> {
  const own = list === null || bytesOf(list) > mostKept ? [] : [{ window, list }]; // guard list-fits
  await keptLists.change((lists) => {
    const others = lists.filter((kept) => kept.window !== window && open.includes(kept.window));
    while (others.length > 0 && bytesOf([...others, ...own]) > mostKept) others.shift();
    return others.length + own.length === 0 ? none : [...others, ...own];
  });
}

/** Returns the list that was kept for a window, otherwise the last one of a window that was closed; null if there is none. */
export async function keptPanelList({ window, open }: PanelWindow = onlyWindow): Promise<KeptList | null> {
  const lists = await keptLists.read();
  const own = lists.find((kept) => kept.window === window);
  return (own ?? lists.findLast((kept) => !open.includes(kept.window)))?.list ?? null;
}

function bytesOf(value: unknown): number {
  return new Blob([JSON.stringify(value)]).size;
}
