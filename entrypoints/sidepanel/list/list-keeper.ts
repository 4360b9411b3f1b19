import type { Collected } from '../../../lib/list/collector.ts';
import type { ListRow } from '../../../lib/list/rows.ts';
import type { KeptList } from '../../../lib/store/panel/panel-list.ts';
import { keepPanelList, keptPanelList } from '../../../lib/store/panel/panel-list.ts';

export type ListKeeper = {
  mayKeep: () => boolean;
  /** Says whether the panel is in a private window, whose list is neither kept nor taken from what is. */
  setPrivate: (isPrivate: boolean) => void;
  /** Returns the list of the last time; null if there is none. */
  read: () => Promise<KeptList | null>;
  keep: (rows: readonly ListRow[], counts: Pick<Collected, 'lines' | 'linesWithout'>) => Promise<void>;
};

/** Creates what keeps the list for the next time the panel opens. Nothing is kept before the window is known. */
export function createListKeeper(): ListKeeper {
  let mayKeep = false;
  return {
    mayKeep: () => mayKeep,
    setPrivate(isPrivate) {
      mayKeep = !isPrivate;
    },
    async read() {
      return mayKeep ? await keptPanelList() : null;
    },
    async keep(rows, { lines, linesWithout }) {
      if (!mayKeep) return;
      const entries = rows.map(({ entry }) => entry);
      try {
        await keepPanelList(entries.length === 0 ? null : { entries, lines, linesWithout });
      } catch {
        // Too large to be stored, or the storage failed: the list then ends with the panel.
      }
    },
  };
}
