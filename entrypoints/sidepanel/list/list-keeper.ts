import { browser } from 'wxt/browser';
import type { Collected } from '../../../lib/list/collector.ts';
import type { ListRow } from '../../../lib/list/rows.ts';
import type { KeptList, PanelWindow } from '../../../lib/store/panel/panel-list.ts';
import { keepPanelList, keptPanelList } from '../../../lib/store/panel/panel-list.ts';

/** How many lines were read, and in how many of them nothing was found. */
export type ListCounts = Pick<Collected, 'lines' | 'linesWithout'>;

/** Returns this panel's window: panels of two windows have lists of their own. Undefined if the browser names none. */
async function panelWindow(): Promise<PanelWindow | undefined> {
  try {
    const [own, all] = await Promise.all([browser.windows.getCurrent(), browser.windows.getAll()]);
    return own.id === undefined ? undefined : { window: own.id, open: all.flatMap(({ id }) => id ?? []) };
  } catch {
    return undefined;
  }
}

/** Creates what keeps the list for the next time the panel opens. Nothing is kept before the window is known. */
export function createListKeeper() {
  let mayKeep = false;
  return {
    mayKeep: (): boolean => mayKeep,
    /** Says whether the panel is in a private window, whose list is neither kept nor taken from what is. */
    setPrivate(isPrivate: boolean) {
      mayKeep = !isPrivate;
    },
    /** Returns the saved list; null if there is none. */
    async read(): Promise<KeptList | null> {
      return mayKeep ? await keptPanelList(await panelWindow()) : null;
    },
    async keep(rows: readonly ListRow[], { lines, linesWithout }: ListCounts) {
      if (!mayKeep) return;
      const entries = rows.map(({ entry }) => entry);
      try {
        await keepPanelList(entries.length === 0 ? null : { entries, lines, linesWithout }, await panelWindow());
      } catch {
        // Too large to be stored, or the storage failed: the list then ends with the panel.
      }
    },
  };
}
