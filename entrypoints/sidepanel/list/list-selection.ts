import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { ListRow } from '../../../lib/list/rows.ts';

/** Creates the selection of rows. A range starts at the row that was toggled last, in the shown order. */
export function createListSelection(shown: () => readonly ListRow[]) {
  const selected = signal<ReadonlySet<string>>(new Set());
  let anchor: string | null = null;

  return {
    selected: selected as ReadonlySignal<ReadonlySet<string>>,
    toggle(key: string, { range }: { range: boolean }) {
      const next = new Set(selected.value);
      const rows = shown();
      const from = rows.findIndex((row) => row.key === anchor);
      const to = rows.findIndex((row) => row.key === key);
      if (range && from >= 0 && to >= 0) {
        for (const row of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(row.key);
      } else if (next.has(key)) next.delete(key);
      else next.add(key);
      if (!range || from < 0) anchor = key;
      selected.value = next;
    },
    all(on: boolean) {
      selected.value = new Set(on ? shown().map((row) => row.key) : []);
    },
    clear() {
      anchor = null;
      selected.value = new Set();
    },
  };
}
