import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { ListEntry } from '../../lib/bulk/list-entry.ts';
import type { ListRow, RowAnswer } from '../../lib/bulk/list-row.ts';
import { rowCells } from '../../lib/bulk/row-cells.ts';
import { ask } from '../../lib/messages/ask.ts';
import type { LookUpReply } from '../../lib/messages/contract.ts';
import { reportBatchSubjects } from '../../lib/messages/limits.ts';
import { offerAfter } from '../../lib/report/offer-after.ts';
import { withLookUp } from '../../lib/report/with-look-up.ts';

/** The first rows are told at once, the others in larger batches. */
const firstBatch = 30;

export type ListRows = {
  rows: ReadonlySignal<readonly ListRow[]>;
  /** Puts entries in, new ones behind the others, and asks the device about those. False where it is out of reach. */
  put: (keys: readonly string[], entries: ReadonlyMap<string, ListEntry>, signal: AbortSignal) => Promise<boolean>;
  find: (key: string) => ListRow | null;
  asking: (key: string) => void;
  /** Adds what the service said of a row; `isWhole`: nothing of it is still to be asked. */
  told: (key: string, reply: LookUpReply, isWhole: boolean) => void;
  /** Forgets the failures of rows, so that they are open again. */
  reopen: (keys: readonly string[]) => void;
  clear: () => void;
};

/** The rows of the list, in the order of the input. */
export function createListRows(): ListRows {
  const rows = signal<readonly ListRow[]>([]);
  const places = new Map<string, number>();

  function edit(keys: readonly string[], change: (row: ListRow) => ListRow): void {
    const next = [...rows.value];
    for (const key of keys) {
      const place = places.get(key);
      const row = place === undefined ? undefined : next[place];
      if (row) next[row.place] = change(row);
    }
    rows.value = next;
  }

  async function report(keys: readonly string[], signal: AbortSignal): Promise<boolean> {
    let most = rows.value.length > firstBatch ? reportBatchSubjects : firstBatch;
    for (let start = 0; start < keys.length; most = reportBatchSubjects) {
      const batch = keys.slice(start, start + most);
      start += batch.length;
      const subjects = batch.flatMap((key) => rows.value[places.get(key) ?? -1]?.entry.subject ?? []);
      const reply = await ask('reportListed', { subjects });
      if (signal.aborted) return true;
      if (!reply.ok && reply.problem !== 'interrupted') return false;
      if (!reply.ok) continue;
      const answers = new Map(batch.map((key, index) => [key, reply.value.reports[index]]));
      edit(batch, (row) => {
        const said = answers.get(row.key);
        return said ? { ...row, answer: { ...said, cells: rowCells(said.report) } } : row;
      });
    }
    return true;
  }

  return {
    rows,

    async put(keys, entries, signal) {
      const fresh = keys.filter((key) => !places.has(key));
      const isFresh = new Set(fresh);
      const added = fresh.flatMap((key, index): ListRow[] => {
        const entry = entries.get(key);
        return entry ? [{ key, place: rows.value.length + index, entry, answer: null, asking: false }] : [];
      });
      for (const { key, place } of added) places.set(key, place);
      const known = keys.filter((key) => !isFresh.has(key));
      rows.value = [...rows.value, ...added];
      if (known.length > 0) edit(known, (row) => ({ ...row, entry: entries.get(row.key) ?? row.entry }));
      return report(fresh, signal);
    },

    find: (key) => rows.value[places.get(key) ?? -1] ?? null,

    asking: (key) => edit([key], (row) => ({ ...row, asking: true })),

    told(key, reply, isWhole) {
      edit([key], (row) => {
        if (!row.answer) return { ...row, asking: false };
        const report = withLookUp(row.answer.report, reply);
        const offer = isWhole ? offerAfter(row.answer.offer, reply) : row.answer.offer;
        return { ...row, asking: false, answer: { report, offer, cells: rowCells(report) } satisfies RowAnswer };
      });
    },

    reopen(keys) {
      edit(keys, (row) => {
        if (!row.answer) return row;
        const report = { ...row.answer.report, failures: [] };
        const calls = Math.max(1, row.answer.report.failures.length);
        return { ...row, answer: { report, offer: { kind: 'ask', calls }, cells: row.answer.cells } };
      });
    },

    clear() {
      places.clear();
      rows.value = [];
    },
  };
}
